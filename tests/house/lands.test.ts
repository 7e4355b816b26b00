import { expect, test } from "vitest";
import { CATALOG } from "../build/rules";

const { tables } = CATALOG.battle;
const lands = tables.lands ?? [];
const towns = lands.flatMap((land) => land.towns);

/** Battles and sieges of 1450 to 1721 by the towns they are called after, in the lands of our lists. */
const BATTLEFIELDS = `
Adwalton, Auldearn, Alford, Ancrum, Arklow, Aughrim, Badajoz, Basing, Benburb, Blore, Bosworth, Bothwell, Braddock, Bristol, Carbisdale,
Cheriton, Chester, Clones, Clonmel, Cropredy, Cromdale, Drogheda, Drumclog, Dunbar, Dunkeld, Edgehill, Edgecote, Enniskillen, Exeter,
Fethanleigh, Flodden, Glenlivet, Gainsborough, Haddington, Hamilton, Hexham, Hopton, Inverkeithing, Inverlochy, Kilsyth, Killiecrankie,
Kinsale, Knockdoe, Knocknanuss, Langport, Langside, Lansdown, Leith, Limerick, Linlithgow, Liscarroll, Losecoat, Ludford, Maidstone,
Marston, Mauchline, Melrose, Mortimer, Nantwich, Naseby, Newburn, Newbury, Newtownbutler, Northampton, Norwich, Philiphaugh, Pinkie,
Preston, Rathmines, Rowton, Sauchieburn, Sedgemoor, Selby, Smerwick, Solway, Stamford, Stirling, Stoke, Stow, Stratton, Tewkesbury,
Tippermuir, Torrington, Towton, Turriff, Wakefield, Wigan, Winceby, Winwick, Worcester, Antwerp, Boxtel, Breda, Cassel, Dunkirk, Ekeren,
Elixheim, Fleurus, Gavere, Gembloux, Gravelines, Guinegate, Haarlem, Heiligerlee, Hulst, Jemmingen, Kallo, Kortrijk, Landen, Leiden,
Leuze, Lier, Lille, Lokeren, Maastricht, Malplaquet, Mons, Mook, Namur, Neerwinden, Nieuwpoort, Noordhorn, Oosterweel, Ostend, Oudenaarde,
Ramillies, Rijmenam, Seneffe, Sluis, Steenkerque, Tirlemont, Turnhout, Walcourt, Wijnendale, Zutphen, Amiens, Arques, Arras, Auneau,
Blaye, Bléneau, Calais, Castelnaudary, Castillon, Corbie, Coutras, Craon, Dormans, Doullens, Dreux, Formigny, Gannat, Hesdin, Issoire,
Ivry, Jarnac, Lens, Leucate, Moncontour, Montauban, Montlhéry, Nérac, Orléans, Paris, Pontoise, Pontvallain, Renty, Rethel, Rocroi, Rouen,
Saint-Denis, Saint-Quentin, Senlis, Thionville, Valréas, Vergt, Villemur, Vimory, Avigliana, Carignano, Casale, Ceresole, Chieri, Cuneo,
Marsaglia, Nancy, Pinerolo, Pontcharra, Rumilly, Saint-Mihiel, Saluzzo, Staffarda, Susa, Turin, Agnadello, Anghiari, Atella, Barletta,
Bicocca, Brescia, Calcinato, Calliano, Campomorto, Capua, Carpi, Cassano, Castiglione, Cerignola, Chiari, Chiusi, Cremona, Crema,
Florence, Fornovo, Frosinone, Gaeta, Garigliano, Gavinana, Genoa, Ghedi, Giornico, Governolo, Landriano, Luzzara, Marciano, Marignano,
Milan, Mirandola, Monopoli, Montemurlo, Naples, Novara, Padua, Pavia, Polesella, Prato, Ravenna, Romagnano, Ruvo, Sarno, Scannagallo,
Seminara, Siena, Troia, Vailate, Vicenza, Volterra, Albuera, Alcántara, Almansa, Almenar, Ameixial, Brihuega, Elvas, Estremoz, Granada,
Lérida, Loja, Lucena, Martorell, Montijo, Montjuïc, Málaga, Olivenza, Olmedo, Orihuela, Ronda, Sagunto, Salses, Toro, Tortosa, Villalar,
Villaviciosa, Zaragoza, Alerheim, Alte Veste, Bamberg, Blenheim, Breisach, Breitenfeld, Böblingen, Brno, Braunau, Bautzen, Dessau,
Drakenburg, Enzheim, Ettlingen, Fehrbellin, Frankenhausen, Freiburg, Friedlingen, Hameln, Heidelberg, Herbsthausen, Hodonín, Höchstädt,
Höchst, Jankov, Jüterbog, Kempen, Leipheim, Leipzig, Lutter, Lützen, Magdeburg, Mühlberg, Mergentheim, Munich, Nuremberg, Nördlingen,
Oldendorf, Pfaffenhofen, Philippsburg, Plzeň, Prague, Preßnitz, Rain, Regensburg, Rheinfelden, Rakovník, Sablat, Sievershausen, Sinsheim,
Stadtlohn, Steinau, Stralsund, Tuttlingen, Triebl, Vienna, Vlotho, Wiesloch, Wimpfen, Wittstock, Wittenweier, Wolfenbüttel, Wolgast,
Zusmarshausen, Zwettl, Dornach, Ermatingen, Frastanz, Grandson, Hallau, Kappel, Mellingen, Morat, Schwaderloh, Villmergen, Wohlenschwil,
Buda, Eger, Gorjani, Goroszló, Győr, Karánsebes, Kenyérmező, Kőszeg, Lugos, Léva, Mezőkeresztes, Mohács, Nagyharsány, Nagyszeben,
Nagyszőlős, Palást, Párkány, Romhány, Sellemberk, Sisak, Stubica, Szigetvár, Szikszó, Szászfenes, Szentgotthárd, Tarcal, Tokaj, Trencsén,
Udbina, Zenta, Zernest, Zsibó, Bogesund, Brunkeberg, Fredrikstad, Gadebusch, Halmstad, Helsingborg, Kalmar, Kircholm, Kolberg, Køge,
Landskrona, Lund, Narva, Nya Lödöse, Nyborg, Pärnu, Riga, Tartu, Uppsala, Viborg, Visby, Wallhof, Wenden, Wolmar, Warsaw, Byczyna,
Chojnice, Czarnków, Filipów, Fraustadt, Gniew, Gniezno, Guzów, Górzno, Jarosław, Kalisz, Kletsk, Klecko, Kliszów, Kokenhausen, Lubrze,
Malbork, Obertyn, Orsha, Polotsk, Połonka, Prostki, Pułtusk, Smolensk, Sokal, Trzciana, Ula, Warka, Wojnicz, Wschowa, Zboriv, Świecino,
Żarnów, Azov, Bolkhov, Dobrynichi, Klushino, Kromy, Lesnaya, Molodi, Moscow, Pskov, Staraya Russa, Sudbishchi, Tula, Vedrosha, Zaraysk,
Kalyazin, Torzhok, Kazan, Batih, Baturyn, Berestechko, Bila Tserkva, Chudniv, Chyhyryn, Kamianets, Kaniv, Khotyn, Konotop, Korsun, Kruty,
Kumeiky, Lubny, Okhmativ, Pereiaslav, Perekop, Poltava, Pyliavtsi, Vinnytsia, Zbarazh, Zhvanets, Belgrade, Bursa, Giurgiu, Konya, Kosovo,
Niš, Otlukbeli, Petrovaradin, Slankamen, Varna, Vidin, Zvornik, Erzincan, Van, Aleppo, Gaza, Malatya, Marj Dabiq, Ridaniya, Adana, Ayas,
Baghdad, Bishapur, Chaldiran, Firuzkuh, Gulnabad, Herat, Jam, Kandahar, Merv, Mahidasht, Marivan, Sharur, Sufiyan, Tabriz, Agadir, Alcácer
Quibir, Asilah, Azemmour, Boulaouane, Mamora, Marrakesh, Mazagan, Taza, Tlemcen, Bamba, Djenné, Gao, Karaye, Kobi, Timbuktu, Tondibi,
Bayana, Bilgram, Chanderi, Chausa, Chittor, Delhi, Dewair, Dharmat, Dholpur, Gagron, Haldighati, Kannauj, Khanwa, Khatoli, Lahore,
Machhiwara, Mandu, Merta, Nagaur, Narnol, Panipat, Pushkar, Raisen, Ranthambore, Samugarh, Sarangpur, Sarnal, Sirhind, Surajgarh, Fushun,
Kaiyuan, Liaoyang, Jinzhou, Ningyuan, Sarhu, Shanhaiguan, Shenyang, Songshan, Tieling, Tumu, Xiangyang, Yangzhou, Zhuxianzhen,
Byeokjegwan, Busan, Chungju, Dongnae, Geumsan, Gimhwa, Haengju, Jiksan, Jinju, Miryang, Namwon, Pyongyang, Sacheon, Sangju, Ssangnyeong,
Suncheon, Ulsan, Yeonan, Anegawa, Arita, Gifu, Inabayama, Itsukushima, Kawagoe, Kawanakajima, Komaki, Kōnodai, Mikatagahara, Mimigawa,
Nagakute, Nagashino, Odawara, Okehazama, Okitanawate, Osaka, Sekigahara, Shizugatake, Takamatsu, Tedorigawa, Tottori, Ueda, Yamazaki,
Amalfi, Haifeng, Zinkiv, Arnay, Noli
`
  .split(",")
  .map((name) => name.trim());

test("every army list is at home somewhere, and every land is somebody's", () => {
  const homes = new Set(lands.flatMap(({ lists }) => lists));
  expect(CATALOG.lists.map(({ id }) => id).filter((id) => !homes.has(id))).toEqual([]);
  expect([...homes].filter((id) => !CATALOG.lists.some((list) => list.id === id))).toEqual([]);
  expect(lands.filter(({ lists }) => lists.length === 0 || new Set(lists).size < lists.length)).toEqual([]);
});

test("every land has towns enough, no town is in two, and no battle of the period is called after any", () => {
  expect(lands.filter((land) => land.towns.length < 25).map(({ id }) => id)).toEqual([]);
  expect(towns.filter((town, at) => towns.indexOf(town) !== at)).toEqual([]);
  const sampled = CATALOG.readyArmies.map(({ id }) => id);
  const isBattlefield = (town: string) => BATTLEFIELDS.includes(town) || sampled.some((id) => id.startsWith(`${town.toLowerCase()}-`));
  expect(towns.filter(isBattlefield)).toEqual([]);
});

test("ports are towns of their land, and whoever may choose the seashore is at home by the sea", () => {
  expect(lands.flatMap((land) => land.ports.filter((port) => !land.towns.includes(port)))).toEqual([]);
  const byTheSea = new Set(lands.flatMap(({ lists, ports }) => (ports.length > 0 ? lists : [])));
  const mayChoose = CATALOG.lists.filter(({ territories }) => territories.includes("S"));
  expect(mayChoose.map(({ id }) => id).filter((id) => !byTheSea.has(id))).toEqual([]);
});

test("what lands say is the house's", () => {
  expect(new Set(lands.map(({ source }) => source.from))).toEqual(new Set(["house"]));
});

import { soakKills } from "./kills";
const s = performance.now();
console.log(await soakKills(), (performance.now() - s) / 1000);

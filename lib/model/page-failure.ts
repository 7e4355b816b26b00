/** All that Next tells a page in a browser of a failure of the database. */
export const DATABASE_DIGEST = "condotta-database";

import pg from 'pg';

const bigintType = 20;
pg.types.setTypeParser(bigintType, Number);

/** How a column's text becomes a value, on either database. */
export const columnTypes = pg.types;

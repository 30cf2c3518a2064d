/** Exact: a double has room for the microseconds of three centuries. */
export const usOf = (at: string) => `round(date_part('epoch', ${at}) * 1000000)::bigint`;

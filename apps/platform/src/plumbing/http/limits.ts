/** The bounds on what a caller may send, in one place so that they can be weighed against each other. */
export const bodyMaxBytes = 64 * 1024;
/** The request's line and headers. A query may hold a message: a thousand characters, each of them written with up to 27 bytes. */
export const headMaxBytes = 32 * 1024;
export const bodyDepthMax = 16;
export const numberDigitsMax = 15;

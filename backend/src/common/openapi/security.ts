/** The names of the security schemes in the API's document. */
export const BEARER = 'bearer';
export const API_TOKEN = 'apiToken';
export const REFRESH_COOKIE = 'refreshCookie';
export const ENTRY_COOKIE = 'entryCookie';
export const JURY_COOKIE = 'juryCookie';

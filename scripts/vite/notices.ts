/** Where a build lists its packages and their licences; the page of licences is made of all these lists. */
export const NOTICES = { fileName: '.vite/license.json' };

import { BrowserCookie } from '../../../common/access/browser-cookie.js';

/** Where the owner's link leads first. */
export const LOOK_PATH = '/look';

/** Has the key of the owner's link. Lax, because the link is opened from emails and chats, which are pages of other sites. */
export const lookCookie = new BrowserCookie('paattu_look', { sameSite: 'lax' });

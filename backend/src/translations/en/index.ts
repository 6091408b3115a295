import { emails } from './emails.js';
import { errorPage } from './error-page.js';
import { feed } from './feed.js';

export const en = { emails, errorPage, feed };

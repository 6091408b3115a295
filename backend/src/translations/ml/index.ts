import { calendar } from './calendar.js';
import { emails } from './emails.js';
import { errorPage } from './error-page.js';
import { feed } from './feed.js';
import { pictures } from './pictures.js';

export const ml = { calendar, emails, errorPage, feed, pictures };

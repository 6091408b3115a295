import { calendar } from './calendar.js';
import { certificate } from './certificate.js';
import { consents, declarations } from './consents.js';
import { emails } from './emails.js';
import { errorPage } from './error-page.js';
import { feed } from './feed.js';
import { myData } from './my-data.js';
import { pictures } from './pictures.js';

export const ml = {
  calendar,
  certificate,
  consents,
  declarations,
  emails,
  errorPage,
  feed,
  myData,
  pictures,
};

import { dayOf, timeOf } from '@paattu/api-client/dates';
import { dates } from '@paattu/api-client/dates/en';

export const hello = 'Hello {{name}},';
export const notHer =
  'If it was not you, somebody else can open the page of your entry. Please write to us with the [contact form]({{contactForm}}).';
export const video = 'Your video: {{video}}';
export const myEntry = 'See your entry';

/** 30 May 2025 at 14:05. */
export const dayAndTime = (instant: string, timeZone: string) =>
  `${dates.long(dayOf(instant, timeZone))} at ${timeOf(instant, timeZone)}`;

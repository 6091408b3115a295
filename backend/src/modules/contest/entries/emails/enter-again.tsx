import { phrases } from '../../../../translations/index.js';
import type { EmailContext } from '../../../mailing/composing/define-email.js';
import { Paragraph } from '../../../mailing/composing/parts.js';

export interface LeftPayload {
  /** Until when entries are accepted; null if they are not. Absent in an email that an earlier release queued. */
  enterUntil?: { at: string; timeZone: string } | null;
}

const SENTENCES = {
  en: {
    again: (until: string, timeZone: string) =>
      `You are welcome to enter again, until ${phrases.en.deadline(until, timeZone)} (${timeZone}).`,
    noMore: 'Entries to this contest are not accepted any more.',
  },
  ml: {
    again: (until: string, timeZone: string) =>
      `നിങ്ങൾക്ക് വീണ്ടും പങ്കെടുക്കാം; ${phrases.ml.deadline(until, timeZone)} (${timeZone}) വരെ എൻട്രികൾ സ്വീകരിക്കും.`,
    noMore: 'ഈ മത്സരത്തിലേക്ക് ഇനി എൻട്രികൾ സ്വീകരിക്കില്ല.',
  },
};

/** The way back for an entry that has left the contest. The end of the submissions is a date of the contest, so the owner cannot replace the sentence that says it. */
export const enterAgain = ({ enterUntil }: LeftPayload, { language }: Pick<EmailContext, 'language'>) => {
  if (enterUntil === undefined) return null;
  const { again, noMore } = SENTENCES[language];
  return <Paragraph>{enterUntil === null ? noMore : again(enterUntil.at, enterUntil.timeZone)}</Paragraph>;
};

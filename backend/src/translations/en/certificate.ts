import { type Day } from '@paattu/shared/dates';
import { dates } from '@paattu/shared/dates/en';

const SUFFIXES = { one: 'st', two: 'nd', few: 'rd', other: 'th', zero: 'th', many: 'th' };
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });

/** The certificate of an entrant: a sentence of four or five lines, then what proves it. */
export const certificate = {
  heading: 'Certificate',
  certifies: 'This certifies that',
  /** In place of a name that the fonts cannot draw. */
  nameless: 'the singer of this entry',
  sang: (song: string) => `sang “${song}”`,
  finalistOf: (contest: string) => `in ${contest}`,
  tookPart: (contest: string) => `and took part in ${contest}.`,
  came: (place: number, finalists: number, points: string) =>
    `and came ${place}${SUFFIXES[ordinals.select(place)]} of ${finalists} ${finalists === 1 ? 'finalist' : 'finalists'} with ${points} of 100 points.`,
  placeOf: (finalists: number) => `of ${finalists}`,
  announced: (day: Day) => `Announced on ${dates.long(day)}`,
  serial: (serial: string, version: number) => `Certificate ${serial} · version ${version} of the result`,
  result: 'The result',
  qrCode: 'QR code of the address of the result',
};

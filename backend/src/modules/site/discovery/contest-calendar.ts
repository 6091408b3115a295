import { type Locale, localizedPath, ownerText } from '@paattu/shared/locales';
import { type EntryGate, submissionDates } from '@paattu/shared/contest-dates';
import { translationsOf } from '../../../translations/index.js';
import type { ContestWithExtensions } from '../../contest/contests/announced-contests.service.js';

const MOST_OCTETS = 75;

/** The dates of a contest as an iCalendar object (RFC 5545), which calendars read again for changes. */
export function writeContestCalendar(contest: ContestWithExtensions, origin: string, locale: Locale): string {
  const t = translationsOf(locale).calendar;
  const title = ownerText(locale, contest.title, contest.titleMalayalam);
  const changed = utc(contest.updatedAt);
  const events = eventsOf(contest.entryGate).flatMap(({ event, date }) => {
    const extension = contest.extensions.find((one) => one.date === date);
    return [
      'BEGIN:VEVENT',
      // The same for ever, so that a calendar moves its event when the date moves.
      `UID:${contest.id}-${event}@paattu`,
      `DTSTAMP:${changed}`,
      `LAST-MODIFIED:${changed}`,
      `DTSTART:${utc(contest[date])}`,
      `SUMMARY:${text(t.event(title, t.dates[event]))}`,
      ...(extension
        ? [`DESCRIPTION:${text(ownerText(locale, extension.reason, extension.reasonMalayalam))}`]
        : []),
      `URL:${origin}${localizedPath(locale, `/contests/${contest.slug}`)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Paattu//Contest dates//EN',
    `NAME:${text(title)}`,
    `X-WR-CALNAME:${text(title)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

/** The events and the dates of the contest at which they are. The announcement is over when people read the calendar. */
function eventsOf(entryGate: EntryGate) {
  const { from, until } = submissionDates(entryGate);
  return [
    { event: 'opensAt', date: from },
    { event: 'closesAt', date: until },
    { event: 'votingOpensAt', date: 'votingOpensAt' },
    { event: 'votingClosesAt', date: 'votingClosesAt' },
    { event: 'winnerAt', date: 'winnerAt' },
  ] as const;
}

/** 20250617T000000Z */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '');
}

function text(value: string): string {
  return value
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r?\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line has at most 75 octets; the next one continues it after a space. No character is split. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > MOST_OCTETS) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

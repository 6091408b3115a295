import type { Schemas } from '@paattu/api-client';
import { pluralIn } from '../plural';

type Result = Schemas['ResultDto'];
type Part = Result['parts'][number];
type Outcome = Result['afterwards'][number]['outcome'];

const plural = pluralIn('en');

/** The result of a contest, and what verifies it. */
export const results = {
  title: 'The result',
  titleOf: (contest: string) => `${contest}: the result`,
  description: (contest: string) =>
    `The result of ${contest}: every entry with its places, points and votes, and the files that verify them.`,
  descriptionOf: (winner: string, contest: string, points: string) =>
    `${winner} wins ${contest} with ${points} of 100 points. Every entry with its places, points and votes, and the files that verify them.`,
  pictureOf: (contest: string) => `The winner of ${contest}`,
  loading: 'Loading the result...',
  failed: 'The result could not be loaded.',
  announced: (date: string) => `Announced on ${date}.`,
  prize: (sum: string) => `Prize: ${sum}.`,
  share: 'Share',
  shareOf: (contest: string) => `Share the result of ${contest}`,
  /** The files have numbers. An entry that has left the contest has no other name. */
  entryOf: (number: number) => `Entry ${number}`,
  left: 'This entry is no longer on the site. Its line in the result stays.',
  places: { first: 'Winner', second: 'Second', third: 'Third' },
  ofHundred: 'of 100 points',
  runnersUp: (count: number): string => (count === 1 ? 'Second place' : 'Second and third'),
  /** Above what is folded: how it was counted, and what verifies it. */
  curious: 'For the curious',
  version: {
    title: 'Versions of this result',
    old: (number: number) => `This is version ${number} of the result. A later version corrects it.`,
    corrects: (number: number) => `Version ${number} corrects the version before. The reason:`,
    toLast: 'See the last version',
    row: (number: number, date: string) => `Version ${number}, ${date}`,
    final: 'The result is final.',
    open: 'If a mistake is found, a new version corrects it and says why. All versions stay here.',
  },
  winner: {
    title: 'The winner',
    noWinner: 'The result is announced',
    all: 'See the result',
  },
  table: {
    title: 'Every finalist, every part',
    caption: 'Finalists by place, with their points and places in each part',
    place: 'Place',
    singer: 'Singer',
    total: 'Points',
    of: (most: string) => `of ${most}`,
    part: { rendition: 'Rendition', engagement: 'Engagement', votes: 'Votes' } as Record<Part, string>,
    partPlace: (place: string) => `place ${place}`,
    votes: (count: string) => (count === '1' ? '1 vote' : `${count} votes`),
    sameShort: 'Points that look equal here differ in later decimals, which decide.',
    sameFull: 'Equal points are ordered by the place in the rendition, then by votes.',
    lastPlace: 'In each part, a last place that nobody shares earns 0 points.',
    noVotes: (count: string, first: string, last: string) =>
      `${count} finalists have no vote. They share the places ${first} to ${last} in the votes, and each has the mean of the points of these places: more than none.`,
    tie: 'Entries that tie in a part share the mean of their places: 2.5 is the second and the third place.',
  },
  others: {
    title: 'Entries that were not finalists',
    text: 'The jury placed the finalists alone. These entries have votes, but no place.',
    show: (count: number) => plural(count, { one: 'Show the entry', other: `Show the ${count} entries` }),
  },
  method: {
    title: 'How it was counted',
    places: (rendition: string, engagement: string, votes: string) =>
      `In each part, the finalists are put in an order, and a place earns points: a first place that nobody shares earns all of them, a last place that nobody shares earns none. They are ${rendition} for the rendition and ${engagement} for the engagement by the marks of the jury, and ${votes} by votes.`,
    share: (rendition: string, engagement: string, votes: string) =>
      `The mean of the marks of the jury earns its share of ${rendition} points for the rendition and ${engagement} for the engagement; votes earn up to ${votes} points, as a share of the votes of the entry with the most.`,
    ties: 'Equal totals are ordered by the place in the rendition, then by votes, then by how many judges put the entry first, then by the time at which it was sent; figures of YouTube count nowhere.',
    without: {
      votes: 'No votes count in this contest, so the other parts share their points.',
      jury: 'The jury gave no marks in this contest, so the votes have all points.',
    },
    fewVotes:
      'When few people vote, each vote decides much. If nobody votes, the other parts share the points of the votes. If a single vote counts, its entry has all points of the votes.',
    judges: 'Judges',
    lateJudges: 'Judges who joined after the opening of the final',
    throwaway:
      'Services on the artist’s list of those that give throwaway mailboxes to anybody, and how many mailboxes of each we refused, each once a day',
    services: (count: number) => `The ${count} services`,
    trimmed: 'Of five marks or more, the highest and the lowest do not count.',
    totals: 'Votes',
    asked: 'Visitors who asked to vote',
    counted: 'Votes that count',
    withdrawn: 'Taken back by their voters',
    suspicious: 'Set aside, so they do not count',
    entryLeft: 'Do not count: the entry had left the contest',
    rules: (number: number) => `Official rules, version ${number}`,
  },
  waivers: {
    title: 'What was waived',
    text: 'The result was certified although this was open. The owner says why:',
    blockers: {
      'votes-open': 'Votes were not closed.',
      'round-open': 'A round of the jury was not closed.',
      'no-finalist': 'No entry was placed.',
      'undecided-entries': 'Some entries or changes were not decided about.',
      'no-final': 'The jury had no final.',
      'unheard-entries': 'No judge had heard some entries.',
      'quarantined-votes': 'Suspicious votes were not decided about.',
      'open-marks': 'Marks of judges were missing.',
      'few-marks': 'Entries had the marks of fewer than three judges.',
      'broken-videos': 'Videos of finalists could not be seen.',
      'unproved-ownership': 'Finalists had not proved that their videos are theirs.',
      'method-not-in-rules': 'The rules did not describe the method.',
      'rules-not-in-log': 'The log of the contest lacks the publication of its rules.',
    } satisfies Record<Result['waivers'][number]['blocker'], string>,
  },
  earlyTallies: {
    title: 'Votes that were seen early',
    text: 'The owner saw the votes of the entries before the result was certified, and says why:',
  },
  /** What has become of the prize at each place. */
  afterwards: {
    title: 'After the announcement',
    place: (place: number, entry: string) => `Place ${place}, ${entry}:`,
    outcomes: {
      declined: 'The entrant declined the prize, so it may pass on to the next place.',
      unanswered: 'The entrant did not answer within 48 hours, so the prize may pass on to the next place.',
      left: 'The entrant has left the contest, so the prize may pass on to the next place.',
      'removed-before-answer':
        'We took the entry out of the contest before the entrant answered, so the prize may pass on to the next place.',
      removed:
        'We took the entry out of the contest. The prize waits until it is back, or until a corrected result says why it is not.',
      corrected: 'A later version of the result does not have this entry, and says why.',
      offered: 'The prize is offered to this entrant.',
      accepted: 'The entrant accepted the prize.',
    } satisfies Record<Outcome, string> as Record<Outcome, string>,
  },
  verify: {
    title: 'Verify this result yourself',
    text: 'The files of the result have the rules, the marks without the names of the judges, the votes of each entry, a line for each vote and the record of what we did. Entries have numbers in them. A program computes the result again from them.',
    button: (size: string) => `Verify it here (${size})`,
    again: 'Verify it again',
    download: (size: string) => `Download all files (ZIP, ${size})`,
    loading: (done: string, all: string) => `Loading the files: ${done} of ${all}`,
    progress: 'Loading the files',
    computing: 'Computing the result again…',
    failed: 'The files could not be loaded. Please check your connection and try again.',
    unable:
      'This browser cannot verify the result here. Please open this site with https, or verify it at home.',
    pass: (votes: string) =>
      `PASS. Every place, all points, the winner and the roll of ${votes} votes are as the files say.`,
    format:
      'These files are of an earlier release. Their record does not name who left the contest, so that was not compared.',
    withoutAfter:
      'The record of what we did after the certification could not be loaded, so it was not checked. Please check your connection and verify again.',
    fail: 'FAIL. The first difference:',
    manifestDiffers: 'These are not the files that the announcement named.',
    pageDiffers: 'This page does not show what the files say.',
    computed: 'Computed from the files',
    same: 'It is the one that the announcement named.',
    manifest: 'SHA-256 of the list of files (SHA256SUMS)',
    program: 'SHA-256 of the program (verify.mjs)',
    manifestText:
      'Each entrant has both in the email of the announcement, so nobody can exchange the files unnoticed.',
    home: {
      title: 'At home',
      text: 'Unpack the ZIP and run the program in its folder, with Node.js 20 or newer. You can read it first: it has no other parts and does not use the network.',
      command: 'node verify.mjs .',
    },
    after:
      'What we did after the certification is published too. It continues the record, and is checked with the other files, here or in their folder at home:',
    files: (count: number) => `The ${count} files`,
    not: {
      title: 'What this does not prove',
      /** Only of a contest that had one. */
      firstRound:
        'That the right entries became finalists: the marks of the first round are not in the files.',
      items: [
        'That a vote counts for the entry that its voter chose. Such a proof could be sold.',
        'That each vote is of another person, or that we added none. The totals are published, so that unusual numbers can be seen.',
        'That decisions about suspicious votes were right, or that marks are honest. Judges can find their own marks in marks.csv.',
        'That method and weights are those of the rules. You can read both.',
        'That a vote for an entry that left was for that entry, and that a vote that was set aside and then taken back was not counted in place of another one.',
        'When an entry was sent, the titles, the words of reasons, and how many visitors asked to vote.',
      ],
    },
  },
  vote: {
    title: 'Check my vote',
    text: 'The receipt of your vote shows whether it counts. Nobody is shown for whom it is, not even here.',
    first: 'Verify the result here first, and this also looks for your vote in its files.',
    toVerify: 'Go to the verification',
    inRoll: {
      counted: 'Its line is in the verified files: the vote counts.',
      suspicious:
        'Its line is in the verified files: the vote does not count, because it was set aside as suspicious.',
      'entry-left':
        'Its line is in the verified files: the vote does not count, because the entry had left the contest.',
      none: 'The verified files of this version have no line for this receipt.',
    },
  },
};

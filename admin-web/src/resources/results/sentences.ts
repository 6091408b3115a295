import { formatCount } from '../../lib/format';
import type { AdminResult, Blocker, ResultPart } from './api';
import { inLanguage } from '../../lib/language';

const states: Record<AdminResult['state'], string> = {
  draft: 'Not proposed',
  proposed: 'Proposed',
  certified: 'Certified',
  announced: 'Announced',
  final: 'Final',
};

/** Their names in the log. */
const blockers: Record<Blocker, string> = {
  'votes-open': 'open votes',
  'round-open': 'an open round',
  'no-finalist': 'no entry to place',
  'undecided-entries': 'undecided entries',
  'no-final': 'no final',
  'unheard-entries': 'entries that no judge has heard',
  'quarantined-votes': 'votes that are set aside',
  'open-marks': 'open marks',
  'few-marks': 'finalists with few marks',
  'broken-videos': 'broken videos',
  'unproved-ownership': 'videos without proof',
  'method-not-in-rules': 'rules without the method',
  'rules-not-in-log': 'rules that are not in the log',
};

/** The open matter of a blocker, with its count. */
const remains: Record<Blocker, (count: string, isOne: boolean) => string> = {
  'votes-open': () => 'The votes are not closed.',
  'round-open': (count, isOne) =>
    isOne ? 'A round of the jury is open.' : `${count} rounds of the jury are open.`,
  'no-finalist': () => 'No entry is approved, so there is nobody to place.',
  'undecided-entries': (count, isOne) =>
    `${isOne ? '1 entry waits' : `${count} entries wait`} for a decision, about the entry or a change.`,
  'no-final': () => 'The jury has had no final.',
  'unheard-entries': (count, isOne) =>
    isOne
      ? '1 approved entry is not in the final, and no judge has heard it.'
      : `${count} approved entries are not in the final, and no judge has heard them.`,
  'quarantined-votes': (count, isOne) => `${isOne ? '1 vote is' : `${count} votes are`} set aside.`,
  'open-marks': (count, isOne) =>
    `${isOne ? '1 mark' : `${count} marks`} of the final ${isOne ? 'is' : 'are'} open.`,
  'few-marks': (count, isOne) =>
    `${isOne ? '1 finalist has' : `${count} finalists have`} fewer than three marks.`,
  'broken-videos': (count, isOne) =>
    isOne ? 'The video of 1 finalist does not play.' : `The videos of ${count} finalists do not play.`,
  'unproved-ownership': (count, isOne) =>
    isOne
      ? 'Nothing proves that the video of 1 finalist is the entrant’s.'
      : `Nothing proves that the videos of ${count} finalists are the entrants’.`,
  'method-not-in-rules': () => 'The rules do not say how parts become points.',
  'rules-not-in-log': () => 'No act in the log published the rules as they are.',
};

/** How to settle it. */
const advice: Record<Blocker, string> = {
  'votes-open':
    'They close by themselves, an hour after voting closes. Until then nobody can propose a result.',
  'round-open': 'Wait for its close. Until then nobody can propose a result.',
  'no-finalist': 'Approve an entry. Until then nobody can propose a result.',
  'undecided-entries': 'Decide about them. An entry that is not approved is not in the result.',
  'no-final':
    'Open the final on the page Jury. If you skip this, the votes alone decide, among all approved entries.',
  'unheard-entries':
    'While the final is open, press Reassign on the page Jury: its judges get them. Once it is over, they can only leave the contest, for a reason that is published.',
  'quarantined-votes': 'Release those that you trust. The others do not count once the result is certified.',
  'open-marks': 'Judges can submit them until the final closes. After that, open marks do not count.',
  'few-marks': 'See on the page Jury who abstained. The marks that there are count.',
  'broken-videos': 'Write to the entrant. The check finds the mended video by itself.',
  'unproved-ownership':
    'Ask all entrants on the page Entries, before voting ends: they need time to answer. What you know from elsewhere you record on the page of the entry.',
  'method-not-in-rules':
    'Publish the rules with {{method}} in both languages. Once a result is certified, they stay as they are.',
  'rules-not-in-log':
    'Publish the rules again. With this act, anybody can verify by which rules the result was computed.',
};

/** Where it is settled. */
const pages: Partial<Record<Blocker, string>> = {
  'votes-open': 'To the votes',
  'round-open': 'To the jury',
  'no-finalist': 'To the entries',
  'undecided-entries': 'To the entries',
  'no-final': 'To the jury',
  'unheard-entries': 'To the jury',
  'quarantined-votes': 'To the votes',
  'open-marks': 'To the jury',
  'few-marks': 'To the jury',
  'method-not-in-rules': 'To the rules',
  'rules-not-in-log': 'To the rules',
};

const parts: Record<ResultPart, string> = {
  rendition: 'Rendition',
  engagement: 'Engagement',
  votes: 'Votes',
};

/** For the parts of a result. */
const AND = new Intl.ListFormat('en');

/** The result of a contest: what keeps it from being proposed, its proposal and its versions. */
export const resultSentences = inLanguage('results', {
  /** The first sentence of its page. */
  say: {
    open: (count: number) =>
      count === 1
        ? '1 matter is open before you can propose the result.'
        : `${formatCount(count)} matters are open before you can propose the result.`,
    ready: 'All is settled. Propose the result.',
    proposed: 'The result is proposed. Read it, and certify it.',
    certified: 'The result is certified. It becomes public by itself.',
    announced: 'Visitors see the result. You can still correct it.',
    final: 'The result is final.',
    confirmed: 'The result is confirmed.',
    notYet: (day: string) => `The result comes after the votes: this page is in the menu ${day}.`,
  },
  intro:
    'You propose the result, check it, and certify it. It becomes public when the winner is announced, with files from which anybody can compute it again.',
  loadFailed: 'The result could not be loaded',
  states,
  blockers,
  confirmedBefore:
    'The result of this contest was confirmed without votes and marks. There is nothing to propose.',
  reason: 'Reason',
  reasonMalayalam: 'Reason in Malayalam',
  checklist: {
    title: 'Before it can be proposed',
    titleProposed: 'Before it can be certified',
    titleWaived: 'What is skipped',
    remains,
    advice,
    pages,
    settled: 'Nothing is open.',
    entries: 'Entries',
    more: (count: string) => `and ${count} more`,
    waived: (reason: string) => `Skipped: ${reason}`,
    dropFirst: 'Something is open again. Drop the proposal, settle this or skip it, and propose again.',
  },
  waive: {
    open: 'Skip, and say why…',
    openOf: (blocker: string) => `Skip, and say why: ${blocker}`,
    change: 'Change the Reason…',
    changeOf: (blocker: string) => `Change the reason: ${blocker}`,
    title: 'Propose the result although this is open?',
    published: 'The reason is published with the result. Visitors and entrants read it.',
    confirm: 'Skip',
    done: 'Skipped. The reason is published with the result.',
    failed: 'This could not be skipped',
  },
  propose: {
    title: 'Propose the result',
    text: 'The result is computed and stored. Only you see it, and you can drop it.',
    press: 'Propose the Result',
    form: 'Proposal of the result',
    question: 'Propose the result?',
    warning:
      'You then see the places, the votes and the marks. If you drop the proposal to decide about something again, the record that is published says so.',
    blocked: (count: string, isOne: boolean) =>
      `You can propose it once ${isOne ? 'the open point is' : `the ${count} open points are`} settled or skipped.`,
    done: 'Result proposed',
    failed: 'The result could not be proposed',
  },
  correct: {
    heading: 'Correct the result',
    title: 'Propose a correction?',
    open: 'Correct the Result…',
    text: (version: number) =>
      `A correction is version ${version}. It is computed from the votes and marks as they are now, and you certify it as the first one. All versions stay public, with their reasons.`,
    form: 'Reasons for a correction',
    hint: 'Visitors read it beside the correction.',
    press: 'Propose the Correction',
    propose: 'Propose the Correction…',
    done: 'Correction proposed',
    failed: 'The correction could not be proposed',
  },
  proposal: {
    title: (version: number) => (version === 1 ? 'The proposal' : `The proposal of version ${version}`),
    proposed: (time: string) => `Proposed ${time}. Nobody but you sees it.`,
    corrects: (reason: string) => `It corrects the version before: ${reason}`,
    drop: 'Drop the Proposal',
    dropTitle: 'Drop this proposal?',
    dropText: 'You can propose again afterwards. The log of this contest keeps that you dropped it.',
    dropped: 'Proposal dropped',
    dropFailed: 'The proposal could not be dropped',
  },
  certify: {
    open: 'Certify…',
    title: 'Certify this result?',
    untilAnnounced: (time: string) =>
      `Nothing changes this version afterwards. It becomes public when the winner is announced, ${time}.`,
    atOnce: 'Nothing changes this version afterwards. It becomes public at once.',
    voids: 'Votes that are still set aside then do not count.',
    hash: 'Its fingerprint:',
    contestTitle: 'Title of the contest',
    contestTitleHint: (title: string) => `Type: ${title}`,
    titleDiffers: (title: string) => `This is not the title of the contest: ${title}`,
    confirm: 'Certify',
    done: 'Result certified',
    failed: 'The result could not be certified',
  },
  preview: {
    table: 'Finalists by place',
    entry: 'Entry',
    parts,
    of: (points: string) => `of ${points}`,
    total: 'Points',
    placeIn: (place: string) => `place ${place}`,
    votes: (count: string, isOne: boolean) => (isOne ? '1 vote' : `${count} votes`),
    erased: (number: number) => `Entry ${number}`,
    withoutData: (missing: readonly ResultPart[]) => {
      const names = AND.format(missing.map((part) => parts[part].toLowerCase()));
      return missing.length === 1
        ? `There is nothing for ${names}. The other parts share its weight.`
        : `There is nothing for ${names}. The other part has their weight.`;
    },
    noData: 'There are no marks and no votes. The earlier entry has the better place.',
    others: 'Entries that were not finalists',
    totals: 'Votes and judges',
    asked: 'Asked for',
    counted: 'Counted',
    withdrawn: 'Withdrawn',
    suspicious: 'Set aside',
    entryLeft: 'Of entries that left',
    judges: 'Judges with marks',
  },
  embargo: {
    title: 'Not public yet',
    waits: (time: string) =>
      `Nobody but you sees it before the winner is announced, ${time}. Then it becomes public by itself.`,
    emails: 'The entrants then get their emails.',
    due: 'It becomes public within some minutes.',
    fault: (difference: string) =>
      `It cannot be announced, because its files differ: ${difference}. The operation page says what to do.`,
  },
  announced: {
    public: 'The result is public:',
    finish: 'Make Final',
    finishTitle: 'Make the result final?',
    finishText: 'Nothing corrects it any more afterwards. Nobody can undo this.',
    finished: 'The result is final',
    finishFailed: 'The result could not be made final',
    final: 'The result is final. Nothing corrects it any more.',
  },
  versions: {
    title: 'Versions',
    version: (version: number) => `Version ${version}`,
    certifiedAt: (time: string) => `Certified ${time}`,
    announcedAt: (time: string) => `public since ${time}`,
    finalAt: (time: string) => `final since ${time}`,
    manifest: 'Manifest:',
    noManifest: 'The files are being made.',
  },
  withoutJudge: {
    title: 'Without one judge',
    same: (judge: string, winner: string) => `Without ${judge}, ${winner} still wins.`,
    changes: (judge: string, winner: string) => `Without ${judge}, ${winner} wins instead.`,
    erased: 'an erased entry',
  },
  /** What another tab or a later act changed, and what to do about it. */
  errors: {
    RESULT_BLOCKED: 'Something is open that was settled before. The page lists it now.',
    RESULT_PROPOSED: 'A result is proposed already, perhaps in another tab. Certify it, or drop it.',
    NO_PROPOSAL: 'This proposal was certified or dropped, perhaps in another tab.',
    RESULT_CHANGED:
      'Votes, marks, entries or skipped points have changed since you opened this. Check the proposal again; if it is still the same, drop it and propose again.',
    RESULT_FINAL: 'The result is final, perhaps by an act in another tab. Nothing corrects it any more.',
    RESULT_NOT_ANNOUNCED: 'The last version is not public yet, so the result cannot be final.',
  },
});

/** A blocker that this release does not know keeps its name. */
export function blockerName(blocker: string): string {
  return (resultSentences.blockers as Partial<Record<string, string>>)[blocker] ?? blocker;
}

import { formatCount } from '../../lib/format';
import { zoneName } from '@paattu/shared/time-zones';
import { inLanguage } from '../../lib/language';

export const contestSentences = inLanguage('contests', {
  /** The first sentence of the page of a contest. */
  say: {
    draft: 'Only you see this contest.',
    scheduled: (day: string) => `Visitors see this contest from its announcement on: ${day}.`,
    current: 'The site shows this contest now.',
    other: 'Visitors read this contest on its own page.',
    all: (count: number) =>
      count === 0
        ? 'There is no contest yet.'
        : count === 1
          ? 'There is 1 contest.'
          : `There are ${formatCount(count)} contests.`,
    create: 'A new contest needs a title first.',
    named: 'Save this contest as a draft, and complete it when you like.',
  },
  list: 'Contests',
  create: 'New contest',
  createHeading: 'New contest',
  createHint: 'It begins as a draft: only you see it, and it may be incomplete until you publish it.',
  back: 'All contests',
  loadFailed: 'Error Loading Contests',
  empty: 'No contests yet',
  emptyText: 'Your contests are listed here. Set one up with the button above.',
  current: 'Shown on the site',
  willBeAt: (address: string) => `From its announcement at ${address}`,
  contest: 'Contest',
  dates: 'Dates',
  noDates: 'No dates yet',
  noPrize: '–',
  state: 'State',
  prize: 'Prize',
  sections: {
    contest: 'The contest',
    links: 'Tutorial and sponsor',
    samplePhoto: 'Sample photo',
    dates: 'Dates',
    entries: 'Entries',
    gallery: 'Gallery',
    judging: 'Marks and votes',
    rules: 'Rules',
    preview: 'What visitors see',
  },
  noLinks: 'None',
  fields: {
    title: 'Title',
    titleMalayalam: 'Title in Malayalam',
    songTitle: 'Song title',
    songTitleMalayalam: 'Song title in Malayalam',
    prizeAmount: 'Prize in rupees',
    tutorialUrl: 'Tutorial video',
    sponsorName: 'Sponsor',
    sponsorNameMalayalam: 'Sponsor in Malayalam',
    sponsorUrl: 'Sponsor’s website',
    sampleAlt: 'What the photo shows',
    sampleAltMalayalam: 'What the photo shows, in Malayalam',
    timeZone: 'Time zone of the dates',
    announceAt: 'Announcement',
    opensAt: 'Submissions open',
    closesAt: 'Submissions close',
    votingOpensAt: 'Voting opens',
    votingClosesAt: 'Voting closes',
    winnerAt: 'Winner announced',
    entryGate: 'Entries are taken',
    acceptance: 'Entrants accept the rules',
    aiRule: 'Artificial intelligence',
    galleryOrder: 'The gallery begins',
    votesMethod: 'How parts become points',
    renditionWeight: 'Weight of rendition in percent',
    engagementWeight: 'Weight of content engagement in percent',
    renditionGuidance: 'What judges read about rendition',
    renditionGuidanceMalayalam: 'What judges read about rendition, in Malayalam',
    engagementGuidance: 'What judges read about content engagement',
    engagementGuidanceMalayalam: 'What judges read about content engagement, in Malayalam',
    extensionReason: 'Why dates move to a later time',
    extensionReasonMalayalam: 'Why, in Malayalam',
    rulesChange: 'What changes in the rules',
    rulesChangeMalayalam: 'What changes in the rules, in Malayalam',
  },
  samplePhoto: {
    hint: 'The form shows it beside the field of the verification photo. Without one, the site draws it with the title of the song.',
    drawn: 'The site draws it.',
    own: 'Uploaded',
    of: (title: string) => `Sample photo of ${title}`,
    loadFailed: 'The sample photo could not be loaded.',
    altHint: 'For visitors who do not see the photo. Without it, the site names the title of the song.',
    replaced: 'Sample photo replaced',
    removed: 'Sample photo removed. The site draws it.',
    failed: 'Failed to change the sample photo',
    changedMeanwhile:
      'Somebody else has changed the sample photo meanwhile. This is the one that is stored now.',
    replace: 'Replace the photo',
    replaceTitle: 'Replace the sample photo?',
    replaceText: (file: string) =>
      `“${file}” takes its place at once. The former photo cannot be brought back.`,
    remove: 'Remove the photo',
    removeTitle: 'Remove the sample photo?',
    removeText: 'The site draws the sample from then on. The photo cannot be brought back.',
  },
  plans: {
    question: 'How long?',
    names: { short: 'Short', usual: 'Usual' },
    texts: {
      short: 'Two weeks of submissions, one of voting, the winner three days later',
      usual: 'Four weeks of submissions, two of voting, the winner a week later',
    },
    filled: 'All dates are filled in. You can change each of them.',
    undo: 'Undo',
  },
  moreTime: {
    question: 'Move all dates that are still to come:',
    days: (days: number) => (days === 7 ? 'A week later' : days === 1 ? 'A day later' : `${days} days later`),
    /** Before a date is moved. */
    needs:
      'A later date needs a reason that visitors read. If the rules name the date, saving also asks what changes in them. Both fields appear here.',
    leftBehind: (moved: string, left: string) => `“${left}” now comes before “${moved}”.`,
    follow: (days: number) =>
      days === 1 ? 'Move the dates after it by a day' : `Move the dates after it by ${days} days`,
  },
  neededToPublish: 'Needed before you publish.',
  /** Below a date that is typed. */
  visitorsRead: (words: string) => `Visitors read: ${words}`,
  inZone: (zone: string) => `Time in ${zoneName(zone)}`,
  gates: {
    submission_phase: 'Between the opening and the close of submissions',
    always: 'At any time',
  },
  acceptances: {
    ticked: 'By a tick: one for the rules, one for what becomes public',
    stated: 'By sending the form, which says so above its button',
  },
  acceptanceHint:
    'The form shows the section “Eligibility” of the rules, what becomes public, and the version of the rules. Each consent is stored with the entry.',
  entriesStay: 'Entries are taken already, so this stays as it is.',
  aiRules: {
    'voice-human': 'May make the backing track, not the voice',
    none: 'May make nothing',
    declared: 'May make what the description of the video declares',
    '': 'No rule',
  },
  aiRuleHint:
    'The rules say this where {{aiRule}} stands in their text. No program decides about a voice: a person listens.',
  galleryOrders: {
    shuffled: 'Shuffled again each day',
    submitted: 'In the order of submission',
    views: 'With the fewest viewed',
  },
  galleryOrderHint:
    'Visitors can choose another order. Views of YouTube are easy to buy, and silent previews count: a gallery that begins with them favours or hides entries for the wrong reason.',
  galleryOrderStays: 'The contest is published, so this stays as it is.',
  methods: {
    places: 'By places',
    share_of_best: 'By the share of the best',
  },
  methodHints: {
    places:
      'Jury and votes decide by the places of the finalists, each with its weight. Large differences in votes gain no more than small ones, which limits what bought votes can do.',
    share_of_best:
      'Marks count out of 10, votes as a share of the most votes. Votes then weigh more than their percent: in our simulations the entry with the most votes wins nine times of ten.',
  },
  votesWeight: (percent: number) => `The votes have the other ${percent} percent.`,
  weightsTooHigh: 'The weights of rendition and content engagement are more than 100 together.',
  noWeight: 'A weight is a whole number from 0 to 100.',
  methodStays: 'Voting has opened, so this stays as it is.',
  guidanceHint: 'What a mark of 0, 5 and 10 stands for. Without it, the jury room has a text of its own.',
  publishAcceptance: {
    ticked: 'Entrants tick that they accept the rules, and what becomes public.',
    stated: 'Entrants accept the rules, and what becomes public, by sending the form.',
  },
  byInstant: 'Each phase begins at its time, for all visitors at once.',
  byCalendar: 'Each day begins at midnight in the visitor’s own time zone, regardless of the time above.',
  phases: {
    upcoming: 'Contest yet to begin',
    submissions: 'Submissions are open.',
    closed: 'Submissions are closed.',
    voting: 'Thank you for participating! Voting Begins!',
    ended: 'The contest has ended.',
  },
  /** Of a contest that closes its entries. */
  voting: 'One song, many voices.',
  judging: {
    byJury: 'Votes are in. The jury is listening.',
    byVotes: 'Votes are in. The winner is being chosen.',
  },
  opening: (date: string) => `Submissions open on ${date}.`,
  opensEarlier: (announced: string, opening: string) =>
    `Visitors read of two opening days. Entries are taken at any time, so “Submissions are open.” shows from the announcement, ${announced}; until then the site names ${opening}, the day of “Submissions open”.`,
  countdown: (date: string) => `with a countdown to ${date}`,
  unannounced: 'Nothing of this contest',
  now: 'Now',
  until: (date: string) => `until ${date}`,
  between: (from: string, to: string) => `${from} – ${to}`,
  from: (date: string) => `from ${date}`,
  never: 'not shown with these dates',
  submissionSpan: (from: string, to: string) => `Entries are taken from ${from} until ${to}.`,
  entriesAlwaysTaken: 'Entries are taken at any time.',
  mustBeLink: (field: string) => `“${field}” must be a link that starts with https://`,
  datesNotInOrder: 'The dates are not in order.',
  mustComeAfter: (later: string, earlier: string) => `“${later}” must come after “${earlier}”`,
  mustNotComeBefore: (later: string, earlier: string) => `“${later}” must not come before “${earlier}”`,
  timeline: {
    heading: 'Timeline',
    hint: 'Choose a time to see the site as it is then.',
    here: 'You are here',
    /** In place of the jury, where votes alone decide. */
    votesDecide: 'Result',
    certifyLast:
      'The contest is decided once its result is certified, but not before the winner is announced.',
    siteOn: (time: string) => `The site on ${time}`,
    siteOnSome: 'The site at a time',
    time: 'Time',
    notYet: 'Visitors do not see this contest yet. The site shows the one before.',
    afterwards: (title: string) => `The site shows “${title}” then. This contest stays at its own address.`,
  },
  noAmount: 'Please enter the amount in digits, such as 5,00,000',
  whichIsShown:
    'The site shows the contest that was announced last. It stays until the next one is announced, and keeps its own address after that.',
  datesMissing: 'Set all six dates to see it here.',
  incompleteDate: 'Please complete this date, or clear it',
  passed: 'These dates have passed, so they stay as they are, and so does the time zone.',
  gateStays: 'Submissions have opened, so this stays as it is.',
  extension: (dates: readonly string[]) =>
    `A later date for ${new Intl.ListFormat('en-IN').format(dates.map((date) => `“${date}”`))} is an extension. Please write the reason: visitors read it beside the dates.`,
  shortCount:
    'There are less than 72 hours between the end of voting and the announcement of the winner. Allow more time to check the votes.',
  rules: 'Rules',
  rulesOf: (title: string) => `Rules of ${title}`,
  rulesHint:
    'The published rules name something that you change here, so saving publishes them again. Please write what changes: visitors and entrants read it.',
  rulesChangeMissing: 'Please write what changes in the rules. Visitors and entrants read it.',
  publishesRules: (emails: string) => `Saving publishes the rules again. ${emails}`,
  publishing: {
    label: 'Save and Publish',
    title: 'Publish this with the contest?',
    extension: 'Visitors read on the page of the contest that the dates moved, and your reason, for good.',
    rules: 'Visitors read the new version of the rules, and it stays.',
    rulesEmails: 'Entrants get an email about it.',
  },
  saved: 'Contest saved',
  created: 'Draft saved',
  result: 'Result',
  resultOf: (title: string) => `Result of ${title}`,
  copy: 'Copy',
  copyOf: (title: string) => `Copy ${title}`,
  copyTitle: (title: string) => `Copy “${title}” into a new draft`,
  copyWhat: 'What to copy',
  emailTexts: 'Texts of emails',
  emailTextsOf: (title: string) => `Texts of emails of ${title}`,
  copyParts: {
    titles: ['Titles', 'of the contest, with the next year, and of its song'],
    links: ['Links', 'the tutorial video, and the sponsor with its website'],
    prize: ['Prize', 'in rupees'],
    samplePhoto: ['Sample photo', 'as uploaded, with what it shows'],
    zone: ['Time zone', 'of all dates'],
    dates: [
      'Dates',
      'moved to the next year in which they lie ahead, on the same weekdays at the same times; the winner at least 72 hours after voting',
    ],
    rules: [
      'Rules',
      'as a new draft, and how entrants accept them; otherwise the draft is that of the template',
    ],
    emailTexts: ['Texts of emails', 'what you wrote in place of the usual texts'],
  },
  copyTemplate: [
    'Rules',
    'not copied: they name the song, the prize and the dates in words. The draft begins with the template, which takes them from the contest',
  ],
  copyGate:
    'The copy takes entries between the opening and the close of submissions, not at any time as this contest. You can change that in the draft.',
  copyNever: 'Never copied: entries, votes, judges and results.',
  makeDraft: 'Make the draft',
  copied: 'Draft made. Check it, then publish it.',
  copyFailed: 'Failed to copy the contest',
  publish: 'Publish',
  publishTitle: 'Publish this contest?',
  publishText: (title: string, announced: string | null) =>
    announced === null
      ? `Once “${title}” is published, it can be deleted only when it is over, and only if nothing was ever in it.`
      : `Visitors see “${title}” from ${announced} on. Once it is published, it can be deleted only when it is over, and only if nothing was ever in it; its announcement can still be moved.`,
  publishRules:
    'Version 1 of its rules is published with it, and stays: entrants accept it. Each later change is a version of its own.',
  readRules: 'Read the rules',
  publishWithoutEmails:
    'Emails do not work: nobody can vote by email, and entrants get no news of their entries.',
  songsOfTitle: (count: number) =>
    `The site has ${formatCount(count)} songs of this title. With this contest, visitors hear the newest of them that is published.`,
  songUnknown:
    'The site has no song of this title. Until it has one, visitors hear the newest song in its place.',
  notReady: 'This contest cannot be published yet',
  publishFailed: 'Failed to publish the contest',
  missing: 'Before it can be published, these are missing:',
  editRules: 'Edit the rules',
  published: 'Contest published',
  deleteDraft: 'Delete the draft',
  deleteContest: 'Delete the contest',
  deleteContestTitle: 'Delete this contest?',
  deleteContestText: (title: string) =>
    `“${title}” is over, and never had an entry, a vote, a judge or a result. It goes for good, with its rules, its texts of emails and its pages. What was done in it stays in the audit log.`,
  contestDeleted: 'Contest deleted',
  deleteTitle: 'Delete this draft?',
  deleteText: (title: string) => `“${title}” is removed for good. Nobody but you has seen it.`,
  deleted: 'Draft deleted',
  deleteFailed: (isDraft: boolean) => `Failed to delete the ${isDraft ? 'draft' : 'contest'}`,
  certify: 'Confirm the result',
  certifyTitle: 'Confirm the result of this contest?',
  certifyText: (title: string, winner: string) =>
    `“${title}” is decided from then on, but not before ${winner}. This cannot be taken back.`,
  certified: 'Result confirmed',
  certifyFailed: 'Failed to confirm the result',
  resultNeeded: 'This contest has votes or a jury',
  resultNeededText: 'Propose its result here, and certify it.',
  saveFailed: 'Failed to save the contest',
} as const);

import { formatCount } from '../../lib/format';
import { inLanguage } from '../../lib/language';

const PAIRS = {
  name: 'Name',
  tagline: 'Tagline',
  aboutHeading: 'Heading',
  aboutIntro: 'Introduction',
  journey: 'Musical journey',
  milestones: 'Milestones',
  values: 'Values',
  portraitAlt: 'What the portrait shows',
  contactLead: 'First lines',
  footerLine: 'Last line of each page',
  bannerText: 'Text of the banner',
} as const;

type Pair = keyof typeof PAIRS;

type Labels = Record<Pair | `${Pair}Malayalam`, string>;

const LABELS = Object.fromEntries(
  Object.entries(PAIRS).flatMap(([key, label]) => [
    [key, `${label} in English`],
    [`${key}Malayalam`, `${label} in Malayalam`],
  ]),
) as Labels;

const textsOf = (count: number) => (count === 1 ? 'One text is' : `${formatCount(count)} texts are`);

export const siteTextSentences = inLanguage('texts', {
  title: 'Site texts',
  loadFailed: 'Error Loading the Site Texts',
  neverPublished: 'Visitors read the texts that came with the site.',
  /** Of a site of an earlier release, and of the demo. */
  inventedTexts:
    'You have published no texts yet. Visitors read those that the site came with: they are about an artist who does not exist.',
  published: (date: string) => `Visitors read what you published on ${date}.`,
  publishedLater: (date: string) => `Once the site is public, visitors read the texts of ${date}.`,
  neverPublishedLater: 'Once the site is public, visitors read the texts that came with it.',
  hasDraft: 'There is a draft. Visitors do not see it until you publish it.',
  saved: 'Draft saved',
  saveDraft: 'Save draft',
  saveFailed: 'The draft could not be saved',
  choosePage: 'Page of the site',
  pages: { home: 'Home', about: 'About', contact: 'Contact', every: 'Every page' },
  missingHere: (count: number) => `${formatCount(count)} missing`,
  missing: (inMalayalam: number, inEnglish: number) => {
    if (inMalayalam === 0) return `${textsOf(inEnglish)} missing in English.`;
    const and = inEnglish > 0 ? `, and ${inEnglish} in English` : '';
    return `${textsOf(inMalayalam)} missing in Malayalam${and}.`;
  },
  nothingMissing: 'Every text is in both languages.',
  aboutUnwritten: 'The page About is still to be written.',
  writeMissing: 'Write the first one',
  formerName: (name: string, fields: string[]) =>
    `“${name}” still stands in: ${new Intl.ListFormat('en').format(fields)}.`,
  openFormerName: 'Go to the first one',
  instead: {
    other: (language: string, other: string) => `Missing. Pages in ${language} show the text in ${other}.`,
    default: (language: string) => `Missing. Pages in ${language} show the default text.`,
    nothing: (language: string) => `Missing. Pages in ${language} have no banner.`,
    required: (language: string) => `Missing. Write in ${language} what the portrait shows.`,
  },
  defaultName: (language: string) =>
    `Visitors still read this name, which came with the site, in ${language}.`,
  lists: { milestones: 'Milestones', values: 'Values' },
  listState: (inMalayalam: number, inEnglish: number) =>
    inMalayalam + inEnglish === 0
      ? 'none, so the page leaves this part out'
      : `${inMalayalam} in Malayalam, ${inEnglish} in English`,
  textsOrPage: 'Texts or page',
  showTexts: 'Texts',
  showPage: 'Preview',
  undo: 'Undo',
  undoFor: (field: string) => `Undo, back to what visitors read: ${field}`,
  undoPage: (page: string) => `Undo “${page}”`,
  keptHere: 'What you wrote here before, and did not save, is here again.',
  takeBackKept: 'Take it back',
  savedElsewhere: 'Another tab or device has saved these texts meanwhile.',
  savedElsewhereToo:
    'Another tab or device has saved these texts meanwhile. What you write here stays: when you save, you choose between both.',
  showSaved: 'Show them',
  sections: {
    social: 'Social links',
    footer: 'Footer',
    banner: 'Banner',
  },
  hints: {
    name: 'Your name is also that of the site, its feed and its emails. Songs under your name follow it.',
    about: 'A blank line begins a paragraph. The page leaves out what you leave empty.',
    social: 'An empty link is not shown.',
    footer: 'For example “© 2026. All rights reserved.”',
    banner:
      'Above each page of the site, from its first to its last minute. A language without a text has no banner.',
  },
  fields: {
    ...LABELS,
    portrait: 'Portrait',
    facebookUrl: 'Facebook',
    instagramUrl: 'Instagram',
    youtubeUrl: 'YouTube',
    footerYear: 'Year',
    bannerLink: 'Link of the banner',
    bannerFrom: 'Shown from',
    bannerUntil: 'Shown until',
  },
  empty: 'Empty: pages show the default text.',
  emptyList: 'Empty: the page leaves this part out.',
  inZone: (zone: string) => `In the time zone of the site, ${zone}`,
  mustComeAfter: (later: string, earlier: string) => `“${later}” must come after “${earlier}”`,
  bannerWaits: (announced: string, contest: string) =>
    `Visitors see this banner from ${announced}, when “${contest}” is announced. Before that, they cannot open the page that it links to.`,
  bannerWaitsForContest:
    'Visitors see this banner once the contest that it links to is announced. No published contest has that address yet: a draft gets its address when you publish it.',
  bannerEndsBefore: (announced: string, contest: string) =>
    `Visitors never see this banner: it ends before “${contest}”, which it links to, is announced on ${announced}.`,
  bannerLinkHint: 'A path such as /entries, or a link that starts with https://',
  yearHint: 'A year, or two, such as 2024–2026. Empty: the year of now.',
  useDefault: 'Use the default text',
  useDefaultFor: (field: string) => `Use the default text: ${field}`,
  milestone: {
    of: (position: number) => `Milestone ${position}`,
    when: 'When',
    what: 'What',
    song: 'Song whose cover is shown',
    noSong: 'No song',
    unknownSong: (slug: string) => `${slug} (not on the site)`,
    add: 'Add a milestone',
  },
  value: { of: (position: number) => `Value ${position}`, name: 'Name', text: 'Text', add: 'Add a value' },
  remove: 'Remove',
  portraitAltHint: 'For people who cannot see the portrait: their device reads this aloud.',
  portraitOf: 'The portrait of the draft',
  noPortrait: 'The page has no portrait yet.',
  removePortrait: 'Remove the portrait',
  uploadFailed: 'The portrait was not uploaded',
  uploaded: 'Portrait uploaded. Save the draft to keep it.',
  preview: 'The page with your draft',
  openPage: (page: string) => `Open ${page} with the saved draft`,
  differences: 'What publishing changes',
  nothing: '(nothing)',
  publish: 'Publish',
  publishTitle: 'Publish the site texts?',
  publishText: 'Visitors read the new texts at once, on every page that shows them:',
  publishTextLater: 'Visitors read the new texts once the site is public:',
  changeOf: (field: string, consequence: string) => `${field}: ${consequence}`,
  becomes: (before: string, after: string) => `“${before}” becomes “${after}”`,
  isNew: (text: string) => `“${text}”`,
  publishFailed: 'The texts were not published',
  publishedNow: 'Site texts published',
  publications: 'What you published before',
  publicationsFailed: 'Error Loading the Publications',
  noPublications: 'There is none yet.',
  publicationBy: (date: string, by: string | null, isCurrent: boolean) =>
    `${date}${by === null ? '' : `, by ${by}`}${isCurrent ? ': visitors read this now' : ''}`,
  restore: 'Make it the draft',
  restoreFrom: (date: string) => `Make the texts of ${date} the draft`,
  restoreTitle: 'Make these texts the draft?',
  restoreText:
    'The draft becomes what visitors read then, in all texts. What you have changed since, and not published, is lost. Visitors read it once you publish it.',
  restored: 'The draft has the former texts',
  restoreFailed: 'The draft was not changed',
  discard: 'Delete the draft',
  discardTitle: 'Delete the draft?',
  discardText: 'The draft is deleted. The form shows again what visitors read.',
  discarded: 'Draft deleted',
  discardFailed: 'The draft was not deleted',
});

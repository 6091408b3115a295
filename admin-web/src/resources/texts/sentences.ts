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

export const siteTextSentences = {
  /** Its name in the menu. */
  tab: 'Site texts',
  title: 'Site texts',
  intro:
    'What the site says about you, in English and in Malayalam. A text that you leave empty is the default one, if there is one, or is left out. Texts are plain: links and formatting are not read.',
  loadFailed: 'Error Loading the Site Texts',
  neverPublished: 'Visitors read the default texts.',
  /** Of a site of an earlier release, and of the demo. */
  inventedTexts:
    'You have published no texts yet. Visitors read those that the site came with: they tell of an artist who does not exist.',
  published: (date: string) => `Visitors read what you published on ${date}.`,
  noDraft: 'What you save is a draft. Visitors read it once you publish it.',
  hasDraft: 'There is a draft. Visitors do not see it until you publish it.',
  saved: 'Draft saved',
  saveDraft: 'Save draft',
  saveFailed: 'The draft could not be saved',
  saveBeforePreview: 'Save the draft first',
  saveFirst: 'Save your changes to publish.',
  sections: {
    name: 'Name and tagline',
    about: 'About',
    contact: 'Contact',
    social: 'Social links',
    footer: 'Footer',
    banner: 'Banner',
  },
  hints: {
    name: 'Your name as an artist. It is also the name of the site: in its titles, its feed and its emails.',
    about: 'A blank line begins a paragraph.',
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
  malayalamStays: 'Pages in Malayalam keep the default text until you change it here.',
  inZone: (zone: string) => `In the time zone of the site, ${zone}`,
  mustComeAfter: (later: string, earlier: string) => `“${later}” must come after “${earlier}”`,
  bannerWaits: (announced: string, contest: string) =>
    `Visitors see this banner from ${announced}, when “${contest}” is announced. Before that, they cannot open the page that it links to.`,
  bannerWaitsForContest:
    'Visitors see this banner once the contest that it links to is announced. No published contest has that address yet: a draft gets its address when you publish it.',
  bannerEndsBefore: (announced: string, contest: string) =>
    `Visitors never see this banner: it ends before “${contest}”, which it links to, is announced on ${announced}.`,
  bannerLinkHint: 'A path such as /entries, or a link that starts with https://',
  yearHint: 'A year, or two, such as 2024–2026',
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
  preview: 'See the draft on the site',
  previewPages: { '/': 'Home', '/about': 'About', '/contact': 'Contact' },
  previewIn: (page: string, language: string) => `${page} in ${language}`,
  previewFailed: 'The preview could not be prepared',
  differences: 'What publishing changes',
  nothing: '(nothing)',
  publish: 'Publish',
  publishTitle: 'Publish the site texts?',
  publishText: 'Visitors read the new texts at once, on every page that shows them:',
  publishFailed: 'The texts were not published',
  publishedNow: 'Site texts published',
  discard: 'Discard draft',
  discardTitle: 'Discard the draft?',
  discardText: 'The draft is deleted. The form shows again what visitors read.',
  discarded: 'Draft discarded',
  discardFailed: 'The draft was not discarded',
} as const;

import type { OwnTextEmail } from '@paattu/api-client/email-templates';
import type { Locale } from '@paattu/api-client/locales';
import type { RulesChange } from '../rules-of-emails.service.js';
import type { EmailPayloads } from '../templates/registry.js';

type Samples = { [Name in OwnTextEmail]: Partial<EmailPayloads[Name]> };

interface Invented {
  name: string;
  contestTitle: string;
  /** What a version of rules changes. */
  change: string;
  answer: { text: string; subject: string; message: string };
  /** Why an entry was rejected or returned, and what the moderator added. */
  why: { reason: string; sentence: string };
  /** Why a result was corrected. */
  correction: string;
}

/** Invented data, for the preview of an email that was never sent, and for trials. Links and the names of the contest are added. */
export const SAMPLES: Record<Locale, Samples> = {
  en: samplesWith({
    name: 'Asha Menon',
    contestTitle: 'Cover Song Contest',
    change: 'Entries close a week later.',
    answer: {
      text: 'Gladly.\n\nWhich day?',
      subject: 'A concert',
      message: 'Would you sing at our school?',
    },
    why: {
      reason: 'The paper in your photo does not show the title of the song.',
      sentence: 'Please write it with a thick pen.',
    },
    correction: 'Some votes were counted that a program had cast.',
  }),
  ml: samplesWith({
    name: 'ആശ മേനോൻ',
    contestTitle: 'കവർ സോങ് മത്സരം',
    change: 'എൻട്രികൾ ഒരാഴ്ച കൂടി സ്വീകരിക്കും.',
    answer: {
      text: 'തീർച്ചയായും.\n\nഏത് ദിവസമാണ്?',
      subject: 'ഒരു കച്ചേരി',
      message: 'ഞങ്ങളുടെ സ്കൂളിൽ പാടാമോ?',
    },
    why: {
      reason: 'ഫോട്ടോയിലെ കടലാസിൽ പാട്ടിന്റെ പേരില്ല.',
      sentence: 'കട്ടിയുള്ള പേന കൊണ്ട് എഴുതൂ.',
    },
    correction: 'ഒരു കമ്പ്യൂട്ടർ പ്രോഗ്രാം ചെയ്ത ചില വോട്ടുകൾ കണക്കിലെടുത്തുപോയിരുന്നു.',
  }),
};

/** What the version of rules changes that the sample is about. */
export const SAMPLE_DIFFERENCES: Record<Locale, RulesChange[]> = {
  en: [{ before: 'Entries close on 31 July.', after: 'Entries close on 7 August.' }],
  ml: [
    {
      before: 'എൻട്രികൾ ജൂലൈ 31 വരെ സ്വീകരിക്കും.',
      after: 'എൻട്രികൾ ഓഗസ്റ്റ് 7 വരെ സ്വീകരിക്കും.',
    },
  ],
};

function samplesWith({ name, contestTitle, change, answer, why, correction }: Invented): Samples {
  const contest = { contestTitle: '', contestSlug: '' };
  const youtubeUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
  const entry = { name, youtubeUrl, ...contest, link: '' };
  const changed: EmailPayloads['entry-changed']['changed'] = ['name', 'video', 'photo'];
  const revised = { ...entry, changed };
  const account = { name, link: '' };
  const juryWork = {
    name,
    contestTitle,
    open: 7,
    closesAt: '2026-01-20T18:29:00.000Z',
    timeZone: 'Asia/Kolkata',
  };
  return {
    'entry-received': entry,
    'entry-approved': { ...entry, entrySlug: 'asha-menon' },
    'entry-rejected': { ...entry, ...why },
    'entry-returned': { ...entry, ...why },
    'entry-withdrawn': { ...entry, enterUntil: null, hasVoters: true },
    'entry-restored': entry,
    'entry-changed': revised,
    'entry-revision-received': revised,
    'entry-revision-cancelled': revised,
    'entry-revision-approved': revised,
    'entry-revision-rejected': { ...revised, ...why },
    'entry-address-asked': { contestTitle, link: '' },
    'entry-address-changed': { name, ...contest },
    'entry-answered': entry,
    'entry-link': { entries: [{ contestTitle, youtubeUrl }], link: [''] },
    'entry-video-broken': { ...entry, problem: 'missing' },
    'entry-video-mended': entry,
    'vote-link': { contestTitle, link: '', entryName: name },
    'vote-entry-gone': { contestTitle },
    'vote-lost': { contestTitle },
    'vote-entry-back': { contestTitle },
    'jury-invitation': {
      name,
      contestTitle,
      link: '',
      plan: {
        beginsAt: '2026-01-05T18:29:00.000Z',
        endsAt: '2026-01-20T18:29:00.000Z',
        timeZone: 'Asia/Kolkata',
        entries: 14,
        hours: 2,
      },
    },
    'jury-opened': juryWork,
    'jury-reassigned': juryWork,
    'jury-extended': juryWork,
    'jury-reminder': juryWork,
    'result-entrant': {
      name,
      ...contest,
      number: 17,
      place: 3,
      finalists: 20,
      points: { rendition: 27_000, engagement: 18_000, votes: 42_500, total: 87_500 },
      votes: 204,
      winner: 'Singer 04',
      correction: null,
      manifest: '5d1f'.repeat(16),
      program: 'a40c'.repeat(16),
      link: '',
    },
    'result-correction': {
      name,
      ...contest,
      number: 17,
      place: 3,
      finalists: 20,
      points: { rendition: 27_000, engagement: 18_000, votes: 42_500, total: 87_500 },
      votes: 204,
      winner: 'Singer 04',
      placeBefore: 2,
      correction,
      manifest: '5d1f'.repeat(16),
      program: 'a40c'.repeat(16),
      link: '',
    },
    'prize-offer': { name, contestTitle, place: 1, prizeAmount: 500_000, link: '' },
    'prize-reminder': {
      name,
      contestTitle,
      prizeAmount: 500_000,
      dueAt: '2026-02-03T13:00:00.000Z',
      timeZone: 'Asia/Kolkata',
      link: '',
    },
    'prize-resumed': {
      name,
      contestTitle,
      prizeAmount: 500_000,
      dueAt: '2026-02-03T13:00:00.000Z',
      timeZone: 'Asia/Kolkata',
      link: '',
    },
    'prize-accepted': { name, contestTitle, prizeAmount: 500_000, link: '' },
    'erasure-asked': { name, contestTitle, link: '' },
    'erasure-held': { contestTitle, link: '' },
    'erasure-taken-back': { name, contestTitle, link: '' },
    'erasure-done': { contestTitle },
    'entry-proof-asked': { ...entry, code: 'paattu-ab2c-9xyz' },
    'rules-changed': { name, ...contest, change, link: '' },
    'opt-out-link': { link: '' },
    'verify-email': account,
    'reset-password': account,
    'password-changed': { name },
    'new-browser': { name },
    'token-made': { name },
    'moderator-invitation': { link: '' },
    'contact-receipt': {},
    'contact-answer': { name, ...answer },
  };
}

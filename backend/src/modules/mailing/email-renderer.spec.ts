import type { Locale } from '@paattu/shared/locales';
import type { EmailName, PayloadNamed } from '../../../test/emails-by-name.js';
import { DEFAULT_NAMES } from '@paattu/shared/site-texts/names';
import {
  emailConfig,
  optOutLinks,
  render,
  renderer,
  renderRow,
  templates,
  toAddress,
} from '../../../test/render-email.js';
import type { SiteName } from '../texts/site-name.service.js';
import { EmailRenderer } from './email-renderer.js';
import { INVENTED } from './composing/invented.js';

const entry = {
  name: 'Asha',
  youtubeUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  contestTitle: 'Cover Song Contest 2025',
  contestSlug: 'cover-song-contest-2025',
  link: 'https://songs.example/my-entry#abc',
};
const optOut = `Opt out of these emails ${optOutLinks.pageOf(toAddress, 'en')}`;
const video = `Your video: ${entry.youtubeUrl}`;
const myEntry = `See your entry ${entry.link}`;

/** The plain text: paragraphs, signature and, last, the opt-out link. */
function lines(...paragraphs: string[]): string {
  const said = paragraphs.filter((paragraph) => paragraph !== optOut);
  return [...said, 'Demo Artist', ...paragraphs.filter((paragraph) => paragraph === optOut)].join('\n\n');
}

/** What a template says of its payload, beside the texts that the owner can replace. */
const COMPUTED: { [Name in EmailName]?: [PayloadNamed<Name>, ...string[]][] } = {
  'entry-withdrawn': [
    [
      { ...entry, enterUntil: null, hasVoters: true },
      'Its votes count for nobody while it is out of the contest. If it stays out for an hour, its voters get an email, and may choose another entry until voting closes.',
      'You can take this back within 24 hours.',
      'Entries to this contest are not accepted any more.',
    ],
  ],
  'entry-rejected': [
    [
      { ...entry, reason: 'It has another song.', sentence: 'Sing ours.' },
      'The reason:',
      'It has another song.',
      'Sing ours.',
      video,
    ],
  ],
  'entry-returned': [
    [{ ...entry, sentence: 'We will be quick.' }, 'The reason:', 'We will be quick.', video],
  ],
  'entry-video-broken': [
    [
      { ...entry, problem: 'not-embeddable' },
      'What is wrong: The video may not be shown on other sites. Allow embedding in its settings on YouTube.',
      video,
    ],
  ],
  'entry-proof-asked': [
    [
      { ...entry, code: 'paattu-ab2c-9xyz' },
      'Put this code into the description of the video on YouTube:',
      'paattu-ab2c-9xyz',
    ],
  ],
  'entry-changed': [
    [
      { ...entry, changed: ['name', 'video', 'photo'] },
      'Name: Asha',
      `Video: ${entry.youtubeUrl}`,
      'Photo',
      myEntry,
    ],
  ],
  'entry-link': [
    [
      {
        entries: [entry, { ...entry, contestTitle: 'Songs' }],
        link: [entry.link, 'https://songs.example/my-entry#def'],
      },
      `Cover Song Contest 2025: ${entry.youtubeUrl}`,
      myEntry,
      `Songs: ${entry.youtubeUrl}`,
      'See your entry https://songs.example/my-entry#def',
    ],
  ],
  'erasure-asked': [
    [
      {
        name: 'Anjali Nair',
        contestTitle: 'Cover Song Contest 2025',
        link: 'https://songs.example/erase-entry#abc',
      },
      'Anjali Nair, Cover Song Contest 2025',
      'Confirm on our site https://songs.example/erase-entry#abc',
    ],
  ],
  'erasure-taken-back': [
    [
      { name: 'Anjali Nair', contestTitle: 'Cover Song Contest 2025', link: entry.link },
      'Anjali Nair, Cover Song Contest 2025',
    ],
  ],
  'jury-invitation': [
    [
      {
        name: 'Leela',
        contestTitle: 'Cover Song Contest 2025',
        link: 'https://songs.example/jury#t=abc',
        plan: {
          beginsAt: '2026-01-05T18:30:00.000Z',
          endsAt: '2026-01-20T18:30:00.000Z',
          timeZone: 'Asia/Kolkata',
          entries: 14,
          hours: 2,
        },
      },
      'The jury begins when submissions have closed, on Tuesday 6 January. All marks are due by midnight on Tuesday 20 January (Asia/Kolkata). An email says when you can begin, and until when. There are 14 entries at the moment. With six minutes for each, your part takes about 2 hours.',
      'Open the jury room https://songs.example/jury#t=abc',
    ],
  ],
  'jury-opened': [
    [
      {
        name: 'Leela',
        contestTitle: 'x',
        open: 7,
        closesAt: '2026-01-20T18:30:00.000Z',
        timeZone: 'Asia/Kolkata',
      },
      'You have 7 entries left to mark. You can mark until midnight on Tuesday 20 January (Asia/Kolkata).',
      'Hear the entries https://songs.example/jury',
    ],
  ],
  'result-entrant': [
    [
      {
        name: 'Asha',
        contestTitle: 'Cover Song Contest 2025',
        contestSlug: 'cover-song-contest-2025',
        number: 17,
        place: 3,
        finalists: 20,
        points: { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 },
        votes: 204,
        winner: 'Meera',
        correction: null,
        manifest: 'a'.repeat(64),
        program: 'b'.repeat(64),
        link: 'https://songs.example/my-entry#abc',
      },
      'The winner is Meera.',
      'Of the 20 finalists, your entry has place 3. 204 votes count for it.',
      'Points: rendition 27, content engagement 18.333, votes 42.5; together 87.833 of 100.',
      'See the result https://songs.example/contests/cover-song-contest-2025/results',
      'Open your entry https://songs.example/my-entry#abc',
      'The files of the result have numbers in place of names. There, your entry is number 17.',
      `SHA256SUMS ${'a'.repeat(64)}`,
      `verify.mjs ${'b'.repeat(64)}`,
    ],
  ],
  'prize-offer': [
    [
      { name: 'Asha', contestTitle: 'x', place: 2, prizeAmount: 500_000, link: entry.link },
      'Your place in the result: 2. The prize: ₹5,00,000.',
      'You have 48 hours, counted from this email, to accept or decline the prize on the page of your entry. Without an answer the offer lapses, and the prize may be offered to somebody else.',
      `Accept or decline the prize ${entry.link}`,
    ],
  ],
  'prize-reminder': [
    [
      {
        name: 'Asha',
        contestTitle: 'x',
        prizeAmount: 500_000,
        dueAt: '2026-02-03T13:00:00.000Z',
        timeZone: 'Asia/Kolkata',
        link: entry.link,
      },
      'The prize: ₹5,00,000. You can answer until 18:30 on Tuesday 3 February (Asia/Kolkata).',
    ],
  ],
  'prize-accepted': [
    [{ name: 'Asha', contestTitle: 'x', prizeAmount: 500_000, link: entry.link }, 'The prize: ₹5,00,000.'],
  ],
  'owner-prize': [
    [
      { news: 'lapsed', contestTitle: 'Cover Song Contest 2025' },
      'The offer of the prize has lapsed',
      'Cover Song Contest 2025',
      'The entrant has not answered within 48 hours. You may offer the prize to the runner-up.',
      'See the prize https://songs.example/admin/contest/result',
    ],
    [
      {
        news: 'accepted',
        contestTitle: 'Cover Song Contest 2025',
        offer: {
          name: 'Asha',
          email: 'asha@visitor.example',
          prizeAmount: 500_000,
          endedAt: '2026-02-03T13:00:00.000Z',
          timeZone: 'Asia/Kolkata',
        },
      },
      'The prize is accepted',
      'The entrant has accepted the prize. Please arrange the payment.',
      'Entrant: Asha, asha@visitor.example\nPrize: ₹5,00,000\nDate: 3 February 2026, 18:30 (Asia/Kolkata)',
    ],
  ],
  'owner-entry-deleted': [
    [
      {
        contestTitle: 'Cover Song Contest 2025',
        erasedAt: '2026-02-03T13:00:00.000Z',
        timeZone: 'Asia/Kolkata',
      },
      'Cover Song Contest 2025',
      'An entry of this contest was deleted with your account. Nobody sees it any more. You can undo it until 18:30 on Tuesday 3 February (Asia/Kolkata). After that it is erased for good.',
      'If it was not you, undo it and change your password.',
      'See the deleted entries https://songs.example/admin/contest/entries',
    ],
  ],
  'contact-message': [
    [
      { name: 'Asha', email: toAddress, subject: 'Your song', message: 'One.\n\nTwo.' },
      `From: Asha, ${toAddress}\nSubject: Your song`,
      'One.',
      'Two.',
      'Please write to the address above. Replies to this email are not read.',
    ],
  ],
  'contact-answer': [
    [
      {
        name: 'Asha',
        text: 'Gladly.\n \nWhich day?\r\nEvenings suit me.',
        subject: 'A concert',
        message: 'Would you sing here?\n\nOn a Sunday.',
      },
      'Gladly.',
      'Which day?\nEvenings suit me.',
      'You wrote: A concert',
      'Would you sing here?',
      'On a Sunday.',
    ],
  ],
};

it.each(
  Object.entries(COMPUTED).flatMap(([name, rows]) =>
    rows.map(([payload, ...said]) => [name, payload as Record<string, unknown>, said] as const),
  ),
)('%s says, in this order, what its payload has', (name, payload, said) => {
  const { text } = renderRow(name, payload);
  const paragraphs = text.split('\n\n');
  expect(paragraphs.filter((paragraph) => said.includes(paragraph))).toEqual(said);
});

it.each<[EmailName, string, string[]]>([
  [
    'entry-received',
    'Entry Submitted Successfully!',
    [
      'Thank you for singing along. Your entry to Cover Song Contest 2025 has been submitted and is now pending review. We will write to you when we have reviewed it.',
      video,
      myEntry,
      optOut,
    ],
  ],
  [
    'entry-withdrawn',
    'You have withdrawn your entry',
    [
      'You have withdrawn your entry to Cover Song Contest 2025. It is not in the contest any more, and nobody sees it among the entries.',
      video,
      'You can take this back within 24 hours.',
      myEntry,
      'If it was not you, somebody else can open the page of your entry. Please take the withdrawal back, and write to us with the contact form https://songs.example/contact.',
    ],
  ],
])('%s is as a whole what its reader gets', (name, subject, paragraphs) => {
  const email = renderRow(name, entry);
  expect(email.subject).toBe(subject);
  expect(email.text).toBe(lines(subject, 'Hello Asha,', ...paragraphs));
});

// @trust inert-text
it('shows text of a visitor as text, never as markup', () => {
  const script = '<img src=x onerror=alert(1)>';
  const { html, text, subject } = render('contact-message', {
    name: script,
    email: toAddress,
    subject: script,
    message: `${script}\r\nsecond line`,
  });
  expect(html).not.toContain('<img');
  expect(html.match(/&lt;img src=x onerror=alert\(1\)&gt;/g)).toHaveLength(3);
  expect(html).toContain('<br/>second line');
  expect(text).toContain(script);
  expect(subject).toBe('A message from your website');
});

it('says in a rejection until when one may enter again, in both languages', () => {
  const until = { at: '2026-07-31T18:30:00.000Z', timeZone: 'Asia/Kolkata' };
  const rejected = (enterUntil: object | null | undefined, language: 'en' | 'ml' = 'en') =>
    renderRow('entry-rejected', { ...entry, ...(enterUntil !== undefined && { enterUntil }) }, language).text;
  const again = 'You are welcome to enter again, until midnight on Friday 31 July (Asia/Kolkata).';
  const noMore = 'Entries to this contest are not accepted any more.';
  expect(rejected(until)).toContain(again);
  expect(rejected(until)).not.toContain(noMore);
  expect(rejected(until, 'ml')).toMatch(/ജൂലൈ 31, വെള്ളിയാഴ്ച അർധരാത്രി \(Asia\/Kolkata\) വരെ എൻട്രികൾ സ്വീകരിക്കും/);
  expect(rejected(null)).toContain(noMore);
  // An email that the release before queued.
  expect(rejected(undefined)).not.toMatch(/enter again|any more/);
});

it('offers an opt-out with one click', () => {
  const headers = {
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': `<${optOutLinks.pageOf(toAddress, 'en').replace('/opt-out?', '/api/opt-outs/one-click?')}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  expect(render('entry-received', entry).headers).toEqual(headers);
});

it('offers no opt-out in a trial, and shows invented changes of rules', () => {
  const texts = { before: 'Before', after: 'After' };
  const received = renderRow('entry-received', { ...entry }, 'ml', {}, true);
  expect(received.headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
  expect(received.html + received.text).not.toContain('opt-out');
  const { sample } = templates.findOwnText('rules-changed')!.ownTexts;
  const invented = sample(INVENTED.ml) as PayloadNamed<'rules-changed'>;
  const trial = renderRow('rules-changed', { ...entry, ...invented }, 'ml', texts, true);
  const { before, after } = invented.differences![0]!;
  expect(trial.text).toContain(`Before\n\n${before}\n\nAfter\n\n${after}`);
});

it('says in place of an absent link that only the recipient sees it', () => {
  const { html, text } = renderRow('reset-password', { name: 'Asha' });
  expect(text).toContain('(only the recipient sees the link)');
  expect(html).not.toContain('token=');
});

it('offers a new link to an entry in place of an absent one', () => {
  const { link: _, ...earlier } = entry;
  expect(renderRow('entry-approved', earlier, 'ml').text).toContain(
    'കാണുക https://songs.example/ml/my-entry\n',
  );
  expect(renderRow('entry-link', { entries: [entry] }).text).toContain('(only the recipient sees the link)');
});

it('shares the frame, and nothing else, between emails of a template', () => {
  const [first, second] = ['Asha', 'Biju'].map((name) => render('entry-received', { ...entry, name }));
  expect(first?.html).toMatch(
    /^<!doctype html>.*Paattu.*Hello Asha,.*Demo Artist.*Opt out of these emails.*<\/html>$/s,
  );
  expect(second?.html).toBe(first?.html.replace('Asha', 'Biju'));
});

it('keeps in plain text a name that looks like markup', () => {
  const name = `a style="b" class="c" \uE000`;
  expect(render('entry-received', { ...entry, name }).text).toContain(`Hello ${name},`);
});

it('throws for an unknown template', () => {
  expect(() => renderRow('constructor', {})).toThrow('there is no template constructor');
});

it('names the contest alone where the release before asked about an erasure', () => {
  const { contestTitle } = entry;
  const { text } = renderRow('erasure-asked', {
    contestTitle,
    link: 'https://songs.example/erase-entry#abc',
  });
  expect(text.split('\n')).toContain(contestTitle);
});

it('leads from a rejection of an earlier release to the rules of the current contest', () => {
  const { contestSlug: _, ...earlier } = entry;
  expect(renderRow('entry-rejected', earlier).text).toContain(
    'The official rules https://songs.example/terms say',
  );
});

describe('texts of the owner', () => {
  it('replace those of the template, block by block', () => {
    const email = renderRow('entry-approved', entry, 'en', {
      subject: 'Welcome to {{contest}}',
      preview: '{{ contest }} has begun.',
      text: 'Well sung, {{name}}!\nTruly.\n\nSee [your video]({{video}}).',
    });
    expect(email.subject).toBe('Welcome to Cover Song Contest 2025');
    expect(email.html).toContain('Cover Song Contest 2025 has begun.');
    expect(email.text).toBe(
      lines(
        'Welcome to Cover Song Contest 2025',
        'Hello Asha,',
        'Well sung, Asha!\nTruly.',
        `See your video ${entry.youtubeUrl}.`,
        video,
        'See the entries https://songs.example/entries',
        myEntry,
      ),
    );
    expect(email.texts).toEqual({
      myEntry: 'See your entry',
      subject: 'Welcome to {{contest}}',
      preview: '{{ contest }} has begun.',
      greeting: 'Hello {{name}},',
      text: 'Well sung, {{name}}!\nTruly.\n\nSee [your video]({{video}}).',
      video: 'Your video: {{video}}',
      share: 'Your entry has a page of its own. Share it with your family and friends: {{entryPage}}',
      action: 'See the entries',
    });
  });

  it('that this release cannot show give way to those of the template', () => {
    const { subject, text } = renderRow('entry-rejected', entry, 'en', {
      subject: 'For {{name}}',
      again: 'No link to the rules.',
      unknown: 'x',
    });
    expect(subject).toBe('Your entry could not be accepted');
    expect(text).toContain(
      'The official rules https://songs.example/contests/cover-song-contest-2025/rules say',
    );
  });

  it('keep the link of an account email', () => {
    const link = 'https://songs.example/auth?mode=verify-email&token=abc';
    const texts = { text: 'Please press.', action: 'Here' };
    expect(renderRow('verify-email', { name: 'Asha', link }, 'en', texts).text).toContain(`Here ${link}`);
  });

  // @trust inert-text
  it('of a reason and of a sentence stay text, without variables and links', () => {
    const { html } = renderRow('entry-rejected', {
      ...entry,
      reason: '<b>{{video}}</b>',
      sentence: '<a href="https://evil.example">[here]({{rules}})</a>',
    });
    expect(html).toContain('&lt;b&gt;{{video}}&lt;/b&gt;');
    expect(html).toContain('&lt;a href=&quot;https://evil.example&quot;&gt;[here]({{rules}})&lt;/a&gt;');
    expect(html).not.toContain('<a href="https://evil.example');
  });

  // @trust inert-text
  it('show markup as text, in what the owner writes and in what a visitor is called', () => {
    const { html, text } = renderRow('entry-approved', { ...entry, name: '<b>{{video}}</b>' }, 'en', {
      text: '<i>Dear</i> {{name}}',
    });
    expect(html).toContain('&lt;i&gt;Dear&lt;/i&gt; &lt;b&gt;{{video}}&lt; b&gt;');
    expect(text).toContain('<i>Dear</i> <b>{{video}}< b>');
  });
});

it('finds the subject of an email without rendering it', () => {
  const email = { template: 'entry-approved', language: 'en' as const, payload: entry };
  expect(renderer.subjectOf({ ...email, texts: null })).toBe('Your entry is in the contest');
  expect(renderer.subjectOf({ ...email, texts: { subject: 'In {{contest}}' } })).toBe(
    'In Cover Song Contest 2025',
  );
});

describe('in Malayalam', () => {
  const malayalamEntry = { ...entry, name: 'ആശ', contestTitle: 'കവർ സോങ് മത്സരം 2025' };

  it('links lead to Malayalam pages', () => {
    const approved = renderRow('entry-approved', { ...malayalamEntry, entrySlug: 'asha' }, 'ml');
    expect(approved.text).toContain('ഷെയർ ചെയ്യൂ: https://songs.example/ml/entries/asha\n');
    expect(approved.text).toContain('https://songs.example/ml/entries');
    expect(renderRow('entry-received', malayalamEntry, 'ml').text).toContain(
      `https://songs.example/ml/opt-out?email=asha%40visitor.example&token=`,
    );
    expect(renderRow('entry-rejected', malayalamEntry, 'ml').text).toContain(
      'https://songs.example/ml/contests/cover-song-contest-2025/rules',
    );
  });

  it('the frame of one language is not that of another', () => {
    expect(render('contact-receipt', {}).html).toContain('lang="en"');
    expect(renderRow('contact-receipt', {}, 'ml').html).toContain('lang="ml"');
    expect(render('contact-receipt', {}).html).toContain('lang="en"');
  });

  it('an email in a language that only another release knows is in English', () => {
    expect(renderRow('contact-receipt', {}, 'xx' as Locale).subject).toBe('Message Sent!');
  });
});

test.each([
  ['en', 'Congratulations! You have won the contest.'],
  ['ml', 'അഭിനന്ദനങ്ങൾ! നിങ്ങൾ മത്സരത്തിൽ വിജയിച്ചു.'],
] as const)('the result in %s congratulates the first place, and no other one', (language, sentence) => {
  const textOf = (place: number) => {
    const points = { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 };
    const of = { number: 17, place, finalists: 20, points, votes: 204, correction: null };
    return renderRow('result-entrant', { ...entry, ...of, manifest: '', program: '' }, language).text;
  };
  expect([1, 2].map((place) => textOf(place).includes(sentence))).toEqual([true, false]);
});

test.each([
  ['en', 2, 2, 'Your place has not changed.'],
  ['en', null, null, 'Your place has not changed.'],
  ['en', 2, 3, 'Your place has changed: it was 2, and is 3 now.'],
  ['en', 2, null, 'Before, your entry had place 2; now it has none.'],
  ['en', null, 3, 'Before, your entry had no place; now it has place 3.'],
  ['ml', 2, 2, 'നിങ്ങളുടെ സ്ഥാനം മാറിയിട്ടില്ല.'],
  ['ml', 2, 3, 'നിങ്ങളുടെ സ്ഥാനം മാറി: മുമ്പ് 2, ഇപ്പോൾ 3.'],
] as const)(
  'the email of a correction in %s says what became of the place, from %s to %s',
  (language, placeBefore, place, sentence) => {
    const points = place && { rendition: 27_000, engagement: 18_333, votes: 42_500, total: 87_833 };
    const of = { number: 17, place, placeBefore, finalists: 20, points, votes: 204, winner: 'Meera' };
    const correction = 'One mark was entered twice.';
    const payload = { ...entry, ...of, correction, manifest: '', program: '' };
    const { subject, text } = renderRow('result-correction', payload, language);
    expect(text).toContain(sentence);
    expect(text).toContain('Meera');
    expect(subject).not.toBe(renderRow('result-entrant', payload, language).subject);
  },
);

test('an email has the published name of the artist in its language, also after the next publication', () => {
  const published: Partial<Record<Locale, string>> = {};
  const names: Pick<SiteName, 'in' | 'ownIn'> = {
    in: (locale) => published[locale] ?? DEFAULT_NAMES[locale],
    ownIn: (locale) => published[locale],
  };
  const renderer = new EmailRenderer(emailConfig, templates, optOutLinks, names as SiteName);
  const namesIn = (language: Locale) => {
    const { html, text } = renderer.render({
      template: 'contact-receipt',
      texts: null,
      toAddress,
      language,
      payload: {},
      isTrial: false,
    });
    return [/>([^<>]*)<\/a>/.exec(html.join(''))?.[1], text.split('\n').at(-1)];
  };
  expect(namesIn('en')).toEqual(['Paattu', 'Demo Artist']);
  expect(namesIn('ml')).toEqual(['പാട്ട്', 'പാട്ട്']);
  published.en = 'Meera & Nair';
  expect(namesIn('en')).toEqual(['Meera &amp; Nair', 'Meera & Nair']);
  expect(namesIn('ml')).toEqual(['പാട്ട്', 'പാട്ട്']);
  published.ml = 'മീര';
  expect(namesIn('ml')).toEqual(['മീര', 'മീര']);
});

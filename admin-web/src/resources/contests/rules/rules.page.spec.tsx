import {
  button,
  confirm,
  descriptionOf,
  example,
  expectAlert,
  expectFocus,
  fill,
  findDialog,
  hasUnsavedChanges,
  isOff,
  openConsole,
  press,
  pressKey,
  screen,
  server,
  waitFor,
  withConsole,
  within,
} from '../../../../test/console';
import { settled } from '../../../../test/requests';
import { mailServerSentences } from '../../../mail-server/sentences';
import type { Rules } from '../api';

const RULES = '/api/admin/rules/{id}';
const PREVIEW = '/api/admin/rules/{id}/preview';
const PUBLISH = '/api/admin/rules/{id}/publish';
const ID = '7f1c2f7e-3f0e-4b3c-9a44-0d8b7d1f6f10';
const SOURCE = {
  source: '## Prize\n\nThe prize is {{prize}}.',
  sourceMalayalam: '## സമ്മാനം\n\nസമ്മാനം {{prize}}.',
};
const PUBLISHED_AT = '2020-06-17T12:00:00.000Z';

const stored = (changes: Partial<typeof SOURCE> = {}) => example('StoredRulesDto', { ...SOURCE, ...changes });
const rules = (changes: Partial<Rules> = {}): Rules =>
  example('AdminRulesDto', {
    id: ID,
    draft: stored(),
    isContestPublished: false,
    isFinal: false,
    placeholders: [
      { name: 'prize', value: '₹6,00,000', valueMalayalam: '₹6,00,000' },
      { name: 'sponsor', value: null, valueMalayalam: null },
    ],
    version: 'first',
    ...changes,
  });
const version = (number: number, changes: Partial<Rules['versions'][number]> = {}) =>
  example('AdminRulesVersionDto', { number, publishedAt: PUBLISHED_AT, ...changes });
/** Rules that visitors read, and a draft of others. */
const published = (changes: Partial<Rules> = {}) =>
  rules({
    isContestPublished: true,
    published: stored(),
    draft: stored({ source: '## Prize\n\nThe only prize is {{prize}}.' }),
    versions: [version(1)],
    ...changes,
  });

withConsole();

let recipients = 0;
let unreachable = 0;
beforeEach(() => {
  recipients = 0;
  unreachable = 0;
  server.answer('post', PREVIEW, 200, ({ body }) => {
    const { source, sourceMalayalam } = body as typeof SOURCE;
    const text = (from: string) => ({
      intro: '',
      sections: [
        { id: 'one', title: from.split('\n')[0]!.slice(3), html: `<p>${from.split('\n\n')[1]}</p>` },
      ],
    });
    const passages = (from: string, is: string) =>
      from === is ? [] : [{ before: is.split('\n\n')[1] ?? null, after: from.split('\n\n')[1] ?? null }];
    return {
      english: text(source),
      malayalam: text(sourceMalayalam),
      problems: /\{\{price\}\}/.test(source) ? ['{{price}}'] : [],
      differences: passages(source, SOURCE.source),
      differencesMalayalam: passages(sourceMalayalam, SOURCE.sourceMalayalam),
      recipients,
      unreachable,
    };
  });
});

const answer = (shown: Rules) => server.answer('get', RULES, 200, shown);
const english = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rules in English' });
const malayalam = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Rules in Malayalam' });
const save = () => button('Save');
const article = (name: string) => screen.getByRole('article', { name });
const differences = () => screen.getByRole('region', { name: 'What differs from the published version' });

async function openRules(shown = rules()): Promise<void> {
  answer(shown);
  await openConsole(`/contest/setup/${ID}/rules`);
  await screen.findByRole('heading', { level: 2, name: 'Rules of Cover Song Contest 2025' });
  await screen.findByRole('article', { name: 'English' });
  await settled();
}
const store = (next: string) =>
  server.answer('put', RULES, 200, ({ body }) => {
    const saved = published({ draft: stored(body as typeof SOURCE), version: next });
    answer(saved);
    return saved;
  });

describe('rules of a draft', () => {
  it('need a text in both languages, with names that the contest has', async () => {
    await openRules();
    expect(
      screen.getByText(
        'Visitors can read these rules once the contest is announced. They are published with it.',
      ),
    ).toBeTruthy();
    expect([english().lang, malayalam().lang]).toEqual(['en', 'ml']);
    await fill(english(), ' ');
    await press(save());
    await waitFor(() => expect(descriptionOf(english())).toBe('This field needs a text.'));
    await expectFocus(english);
    expect(server.received('put', RULES)).toEqual([]);

    await fill(english(), '## Prize\n\nThe prize is {{price}}.');
    await waitFor(() =>
      expect(screen.getByText('Unknown, or without a value in the contest: {{price}}.')).toBeTruthy(),
    );
    server.refuse('put', RULES, 400, 'UNKNOWN_PLACEHOLDER', {
      details: [{ field: 'source', code: 'UNKNOWN_PLACEHOLDER', message: '{{price}} is not known' }],
    });
    await press(save());
    await waitFor(() => expect(descriptionOf(english())).toBe('{{price}} is not known'));
    expect(hasUnsavedChanges).toBe(true);
  });

  it('take a name where the owner was typing', async () => {
    await openRules(rules({ draft: stored({ source: '## Prize\n\nOf ' }) }));
    english().setSelectionRange(english().value.length, english().value.length);
    button('Insert into Rules in English').focus();
    await pressKey('{Enter}');
    const names = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    expect(names).toEqual(['₹6,00,000: {{prize}}', 'nothing yet: {{sponsor}}']);
    await press(screen.getByRole('menuitem', { name: '₹6,00,000: {{prize}}' }));
    await waitFor(() => expect(english().value).toBe('## Prize\n\nOf {{prize}}'));
    await expectFocus(english);
  });

  it('are shown as visitors will read them, with what may be wrong', async () => {
    await openRules();
    await fill(english(), '## Prize\n\nThe place where we live, 2019.'.replace('The place', 'the place'));
    await waitFor(() => expect(article('English').textContent).toBe('1 Prizethe place where we live, 2019.'));
    expect(article('Malayalam').lang).toBe('ml');
    const warnings = screen
      .getAllByRole('status')
      .find(({ textContent }) => textContent?.includes('numbers'))!;
    expect(warnings.textContent).toContain('Section 1: the numbers differ, only in English: 2019.');
    expect(warnings.textContent).toContain('The rules name no place whose law applies');
    server.lose('post', PREVIEW);
    await fill(english(), '## Prize\n\nNone.');
    await screen.findByText('The preview could not be loaded.');
  });

  it('can be loaded again after a failure', async () => {
    server.lose('get', RULES);
    await openConsole(`/contest/setup/${ID}/rules`);
    await screen.findByText('Error Loading the Rules');
    answer(rules());
    await press(button('Try Again'));
    await screen.findByRole('textbox', { name: 'Rules in English' });
  });

  it('show both texts if two people write', async () => {
    await openRules();
    await fill(english(), '## Prize\n\nMine.');
    answer(rules({ draft: stored({ sourceMalayalam: '## സമ്മാനം\n\nഅവരുടേത്.' }), version: 'theirs' }));
    server.refuse('put', RULES, 412, 'CHANGED_MEANWHILE');
    await press(save());
    const dialog = await findDialog('Somebody else has changed this meanwhile');
    const choices = dialog.getAllByRole('radiogroup');
    expect(
      choices.map((group) => within(group).getByRole<HTMLInputElement>('radio', { checked: true }).value),
    ).toEqual(['mine', 'theirs']);
    store('third');
    await press(dialog.getByRole('button', { name: 'Save the chosen texts' }));
    await screen.findByText('Draft saved');
    expect(server.versionsSeen('put', RULES)).toEqual(['"first"', '"theirs"']);
    expect(server.received('put', RULES).at(-1)).toEqual({
      source: '## Prize\n\nMine.',
      sourceMalayalam: '## സമ്മാനം\n\nഅവരുടേത്.',
    });
  });
});

describe('published rules', () => {
  it.each([
    ['kept' as const, mailServerSentences.noneSent],
    ['logged' as const, `${mailServerSentences.noneSent} ${mailServerSentences.linksLogged}`],
  ])('promise no email on a site without a mail server: they are %s', async (emails, promise) => {
    server.answer('get', '/api/texts', 200, { emails });
    recipients = 1;
    await openRules(published());
    await press(button('Publish as a new version'));
    const question = await findDialog('Publish a new version of the rules?');
    await question.findByText(`A published version never changes. ${promise}`);
  });

  it('are shown beside what differs, and published with a sentence', async () => {
    recipients = 1;
    await openRules(published());
    expect(screen.getByText(/^Version 1 is valid since 17 Jun 2020\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Read it on the site' }).getAttribute('href')).toBe(
      '/contests/cover-song-contest-2025/rules',
    );
    expect(within(differences()).getByRole('deletion').textContent).toBe('Before: The prize is {{prize}}.');
    expect(within(differences()).getByRole('insertion').textContent).toBe(
      'Now: The only prize is {{prize}}.',
    );
    expect(screen.getByRole('heading', { name: 'What visitors would read of the draft' })).toBeTruthy();

    await press(button('Publish as a new version'));
    const question = await findDialog('Publish a new version of the rules?');
    await question.findByText(
      'A published version never changes. 1 entrant receives an email with what differs.',
    );
    expect(
      await question.findByText('Only the English text changes. Should the Malayalam text change too?'),
    ).toBeTruthy();
    expect(question.getByRole('insertion').textContent).toBe('Now: The only prize is {{prize}}.');
    const message = 'Please write what changes in the rules.';
    server.refuse('post', PUBLISH, 400, 'RULES_CHANGE_UNEXPLAINED', { message });
    const publish = question.getByRole('button', { name: 'Publish as a new version' });
    await press(publish);
    await waitFor(() =>
      expect(question.getByRole('alert').textContent).toBe(`Failed to publish the rules${message}`),
    );

    const change = question.getByRole('textbox', { name: /^What changes, in a sentence/ });
    await fill(change, 'There is one prize.');
    await fill(question.getByRole('textbox', { name: /^What changes, in Malayalam/ }), 'ഒരു സമ്മാനം മാത്രം.');
    server.answer('post', PUBLISH, 200, () => {
      const now = published({ draft: null, published: published().draft, version: 'second' });
      answer(now);
      return now;
    });
    change.focus();
    await pressKey('{Enter}');
    await screen.findByText('Rules published');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.received('post', PUBLISH).at(-1)).toEqual({
      rulesChange: 'There is one prize.',
      rulesChangeMalayalam: 'ഒരു സമ്മാനം മാത്രം.',
    });
    expect(server.versionsSeen('post', PUBLISH)).toEqual(['"first"', '"first"']);

    // The next draft begins from the published version.
    store('third');
    await fill(english(), '## Prize\n\nA later idea.');
    await press(save());
    await screen.findByText('Draft saved');
    expect(server.versionsSeen('put', RULES)).toEqual(['"second"']);
  });

  it('are not published while the form has changes', async () => {
    await openRules(published());
    await fill(malayalam(), '## സമ്മാനം\n\nഒന്ന് {{prize}}.');
    await waitFor(() => expect(isOff(button('Publish as a new version'))).toBe(true));
    expect(screen.getByText('Save your changes to publish.')).toBeTruthy();
    await press(button('Publish as a new version'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('have no recipients before the first entry, and the question says so', async () => {
    await openRules(published());
    await press(button('Publish as a new version'));
    const question = await findDialog('Publish a new version of the rules?');
    await question.findByText(
      'A published version never changes. No entrant receives an email: there is no entry yet that is pending or approved.',
    );
  });

  it('say that some addresses receive no email, because emails to them come back', async () => {
    recipients = 12;
    unreachable = 1;
    await openRules(published());
    await press(button('Publish as a new version'));
    const question = await findDialog('Publish a new version of the rules?');
    await question.findByText(
      'A published version never changes. 12 entrants receive an email with what differs. 1 does not, because emails to the address come back.',
    );
    const link = question.getByRole('link', { name: 'See first what mail services do with your emails' });
    expect(link.getAttribute('href')).toMatch(/\/settings\/email\/doctor$/);
  });

  it('need no sentence before visitors can read them', async () => {
    const later = version(1, { publishedAt: '2090-06-17T12:00:00.000Z' });
    await openRules(published({ versions: [later] }));
    expect(screen.getByText('Visitors can read the rules from 17 Jun 2090 on.')).toBeTruthy();
    await press(button('Publish as a new version'));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Publish a new version of the rules?' }),
    );
    expect(
      question.getByText(
        'Visitors cannot read the rules yet, so the new text takes the place of the old one.',
      ),
    ).toBeTruthy();
    expect(question.queryByRole('textbox')).toBeNull();
    await expectFocus(() => question.getByRole('button', { name: 'Cancel' }));
    await pressKey('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expectFocus(() => button('Publish as a new version'));
  });

  it('lose their draft after a question, unless somebody else has changed it', async () => {
    await openRules(published());
    server.refuse('delete', RULES, 412, 'CHANGED_MEANWHILE');
    await press(button('Delete the draft'));
    await confirm('Delete this draft of the rules?', 'Delete the draft');
    await expectAlert(
      'Failed to delete the draft',
      'Somebody else has changed this meanwhile. Load the page again to see it.',
    );
    expect(english().value).toContain('only');
    server.answer('delete', RULES, 200, () => {
      const kept = published({ draft: null, version: 'second' });
      answer(kept);
      return kept;
    });
    await press(button('Delete the draft'));
    await confirm('Delete this draft of the rules?', 'Delete the draft');
    await screen.findByText('Draft deleted');
    await waitFor(() => expect(english().value).toBe(SOURCE.source));
    await screen.findByRole('heading', { name: 'The published rules' });
    await within(differences()).findByText('Nothing differs from the published version.');
    expect(screen.queryByRole('button', { name: 'Delete the draft' })).toBeNull();
    expect(hasUnsavedChanges).toBe(false);
  });

  it('stay once the result is confirmed, and their draft has no use', async () => {
    await openRules(
      published({
        isFinal: true,
        versions: [version(2, { change: 'One prize.' }), version(1, { change: null })],
      }),
    );
    expect(
      screen.getByText('The result of this contest is confirmed, so its rules stay as they are.'),
    ).toBeTruthy();
    expect([english().readOnly, english().value]).toEqual([true, SOURCE.source]);
    expect(screen.queryByRole('button', { name: /Save|Publish|Delete|Insert/ })).toBeNull();
    expect(screen.queryByRole('region', { name: 'What differs from the published version' })).toBeNull();
    const versions = within(screen.getByRole('region', { name: 'Published versions' }));
    expect(versions.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Version 2, 17 Jun 2020One prize.',
      'Version 1, 17 Jun 2020',
    ]);
    expect(versions.getByRole('link', { name: /^Version 1/ }).getAttribute('href')).toBe(
      '/contests/cover-song-contest-2025/rules/1',
    );
  });
});

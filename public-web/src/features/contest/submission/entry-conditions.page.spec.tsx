import type { Schemas } from '@paattu/api-client';
import { sentences } from '../../../../../e2e/support/sentences';
import { openContest } from '../../../../test/contest';
import { answerHome } from '../../../../test/home';
import {
  answerForm,
  emptyForm,
  fillIn,
  form,
  input,
  openForm,
  PHOTO,
  submit,
} from '../../../../test/entry-form';
import {
  choose,
  descriptionOf,
  expectFocus,
  expectToast,
  fill,
  isOff,
  openPage,
  press,
  pressKey,
  pressTab,
  screen,
  server,
  waitFor,
  withSite,
  within,
} from '../../../../test/site';

const said = sentences.entryForm;
const ENTRIES = '/api/contest/entries';
const TAKEN = {
  id: '6f1c2f7e-0000-4000-8000-000000000002',
  correctionToken: 'made-up',
  status: 'pending',
  submittedAt: '2025-07-01T00:00:00.000Z',
} as const;
const CHOOSE = 'Please say what artificial intelligence made of what you hear in the video';

const tick = (name: RegExp) => form().getByRole<HTMLInputElement>('checkbox', { name });
const rules = () => tick(/^I may enter, and I accept version \d of the rules\.$/);
const publication = () => tick(/^I agree that everyone can see my name/);
const sent = () => server.received('post', ENTRIES) as Record<string, string>[];

function answerTicked(conditions: Partial<Schemas['ConditionsDto']> = {}) {
  answerForm();
  answerHome(openContest({ acceptance: 'ticked' }), conditions);
}

withSite(emptyForm);

describe('where consents are ticked', () => {
  it('each is demanded at its box, and ticked with the keyboard', async () => {
    answerTicked({ eligibility: { ...ELIGIBILITY } });
    server.answer('post', ENTRIES, 201, TAKEN);
    await openForm();
    expect(form().getByRole('heading', { name: 'Who may enter' })).toBeTruthy();
    expect(form().getByText('You are 18 years of age or over.')).toBeTruthy();
    await fillIn();
    await form().findByText('Still needed: your tick for the rules, your tick for what becomes public');

    await pressKey('{Enter}');
    await expectToast('Rules Not Accepted', 'Please accept the rules to enter');
    await expectFocus(rules);
    expect(descriptionOf(rules())).toBe('Please accept the rules to enter');
    await pressKey(' ');
    await waitFor(() => expect(descriptionOf(rules())).toBe(''));
    await pressTab();
    await expectFocus(() => form().getByRole('link', { name: 'Read version 1 of the rules' }));
    await pressTab();
    await expectFocus(publication);
    await press(submit());
    await expectToast('Consent Missing', 'Please agree that your name, video and photo may be shown');
    await expectFocus(publication);
    await pressKey(' ');
    await press(submit());

    await expectToast(...said.submitted);
    expect(sent()).toEqual([expect.objectContaining({ acceptsRules: 'true', acceptsPublication: 'true' })]);
    await waitFor(() => expect([rules().checked, publication().checked]).toEqual([false, false]));
  });

  it('a tick counts for the text that was read alone: new rules are ticked again', async () => {
    answerTicked();
    await openForm();
    await fillIn();
    await press(rules());
    await press(publication());
    server.refuse('post', ENTRIES, 409, 'RULES_CHANGED');
    answerHome(openContest({ acceptance: 'ticked' }), {
      rulesVersion: 2,
      consents: [
        { purpose: 'rules', text: 'I may enter, and I accept version 2 of the rules.' },
        { purpose: 'publication', text: 'I agree that everyone can see my name, my video and my photo.' },
      ],
    });
    await press(submit());

    const renewed = await form().findByText(/^Version 2 of the rules has been published meanwhile\./);
    expect(renewed.closest('[role=status]')).not.toBeNull();
    expect([rules().checked, publication().checked]).toEqual([false, false]);
    expect(input('Full Name').value).toBe('Anjali Nair');
    expect(form().getByRole('link', { name: 'Read version 2 of the rules' }).getAttribute('href')).toBe(
      '/contests/cover-song-contest-2025/rules/2',
    );

    server.answer('post', ENTRIES, 201, TAKEN);
    await press(rules());
    await press(publication());
    await press(submit());
    await expectToast(...said.submitted);
    expect(sent().map((body) => body['Rules-Version'])).toEqual(['1', '2']);
  });

  it('is so in Malayalam too', async () => {
    answerTicked({
      consents: [
        { purpose: 'rules', text: 'നിയമങ്ങളുടെ പതിപ്പ് 1 അംഗീകരിക്കുന്നു.' },
        { purpose: 'publication', text: 'പേരും വീഡിയോയും എല്ലാവരും കാണാം.' },
      ],
    });
    server.answer('post', ENTRIES, 201, TAKEN);
    await openPage('/ml/#enter');
    const malayalam = within(await screen.findByRole('form'));
    await malayalam.findByRole('heading', { name: 'ആർക്കൊക്കെ പങ്കെടുക്കാം' });
    await malayalam.findAllByRole('img');
    await fill(malayalam.getByLabelText('മുഴുവൻ പേര്'), 'മീര');
    const [, email, link] = malayalam.getAllByRole<HTMLInputElement>('textbox');
    await fill(email!, 'meera@visitor.example');
    await fill(link!, 'https://youtu.be/AAAAAAAAAA1');
    await choose(document.querySelector<HTMLInputElement>('input[type=file]')!, PHOTO);
    await fill(malayalam.getByLabelText('ക്യാപ്ച', { selector: 'input' }), 'ABC234');
    for (const box of malayalam.getAllByRole('checkbox')) await press(box);
    const send = malayalam.getByRole('button', { name: 'എൻട്രി സമർപ്പിക്കുക' });
    // The photo is prepared first.
    await waitFor(() => expect(isOff(send)).toBe(false));
    await press(send);
    await expectToast('എൻട്രി സമർപ്പിച്ചു!', 'നിങ്ങളുടെ എൻട്രി കിട്ടി. ഇനി ഞങ്ങൾ അത് പരിശോധിക്കും.');
    expect(sent()).toEqual([expect.objectContaining({ name: 'മീര', language: 'ml' })]);
  });
});

const ELIGIBILITY = { html: '<p>You are 18 years of age or over.</p>' } as NonNullable<
  Schemas['ConditionsDto']['eligibility']
>;

describe('a contest with a rule about artificial intelligence', () => {
  const question = () => form().getByRole('radiogroup', { name: /^Did artificial intelligence \(AI\) make/ });
  const choices = () => within(question()).getAllByRole<HTMLInputElement>('radio');

  beforeEach(() => {
    answerForm();
    answerHome(openContest({ aiRule: 'declared' }), {
      declarations: {
        rule: 'Say what artificial intelligence has made.',
        choices: [
          { aiUse: 'no', text: 'Nothing that you hear is made by it.' },
          { aiUse: 'backing', text: 'It made the backing track, or a part of it.' },
          { aiUse: 'voice', text: 'It made the voice, or a part of it.' },
        ],
      },
    });
    server.answer('post', ENTRIES, 201, TAKEN);
  });

  it('asks for an answer, and sends it with what the entrant adds', async () => {
    await openForm();
    await fillIn();
    await form().findByText('Still needed: what artificial intelligence made');
    await pressKey('{Enter}');
    await expectToast('Missing Information', CHOOSE);
    await expectFocus(() => choices()[0]!);
    expect(descriptionOf(question())).toBe(`Say what artificial intelligence has made. ${CHOOSE}`);

    await press(choices()[1]!);
    await waitFor(() =>
      expect(descriptionOf(question())).toBe('Say what artificial intelligence has made. '),
    );
    await fill(input('What was made with AI?'), ' The drums. ');
    await press(submit());
    await expectToast(...said.submitted);
    expect(sent()).toEqual([expect.objectContaining({ aiUse: 'backing', aiNote: 'The drums.' })]);
    await waitFor(() => expect(choices().some(({ checked }) => checked)).toBe(false));
    expect(form().queryByLabelText('What was made with AI?')).toBeNull();
  });

  it('sends no addition with the answer that nothing was made by it', async () => {
    await openForm();
    await fillIn();
    await press(choices()[2]!);
    await fill(input('What was made with AI?'), 'The choir.');
    await press(choices()[0]!);
    expect(form().queryByLabelText('What was made with AI?')).toBeNull();
    await press(submit());
    await expectToast(...said.submitted);
    expect(sent()[0]).toMatchObject({ aiUse: 'no' });
    expect(sent()[0]).not.toHaveProperty('aiNote');
  });
});

it('conditions that do not load say so, leave the rules readable, and are asked for again', async () => {
  answerForm();
  server.lose('get', '/api/contests/{slug}/conditions');
  await openForm();
  const failure = await form().findByRole('alert');
  expect(failure.textContent).toContain('What you accept with an entry could not be loaded.');
  expect(form().getByRole('link', { name: 'The official rules' }).getAttribute('href')).toBe(
    '/contests/cover-song-contest-2025/rules',
  );
  answerHome();
  await press(within(failure).getByRole('button', { name: 'Try Again' }));
  await form().findByText('I may enter, and I accept version 1 of the rules.');
});

import { proofQuestion } from './proof-question';

it.each([
  { unasked: 1, title: 'Ask 1 entrant for proof?', isPart: false },
  { unasked: 18, title: 'Ask 18 entrants for proof?', isPart: false },
  { unasked: 200, title: 'Ask 200 entrants for proof?', isPart: false },
  { unasked: 201, title: 'Ask 200 entrants for proof?', isPart: true },
  { unasked: 350, title: 'Ask 200 entrants for proof?', isPart: true },
])('the question for $unasked unasked entrants counts those of one press', ({ unasked, title, isPart }) => {
  const question = proofQuestion({ unasked, unreachable: 0, unreachableEntrants: [] }, 'Each gets an email.');
  expect(question.title).toBe(title);
  expect(question.text).toContain('Each gets an email.');
  expect(question.text.includes('Press again for the others.')).toBe(isPart);
});

test('the question names the first entrants with a dead address, and counts the others', () => {
  const unreachableEntrants = ['Asha', 'Binu'].map((name) => ({ entryId: name, name }));
  const { text } = proofQuestion({ unasked: 5, unreachable: 3, unreachableEntrants }, 'Each gets an email.');
  expect(text).toContain(
    'No email reaches 3 of them, because emails to these addresses come back: Asha, Binu and 1 more.',
  );
});

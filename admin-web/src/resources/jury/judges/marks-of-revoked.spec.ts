import { marksOfRevoked } from './marks-of-revoked';

test('says what stays and what is left open', () => {
  expect(marksOfRevoked({ assigned: 16, submitted: 12, abstained: 1, recused: 1 })).toEqual([
    '12 marks submitted before stay, and count by the rules of the contest.',
    '2 marks are left open. In the first round, you can give them to other judges.',
  ]);
});

test('speaks of a single mark', () => {
  expect(marksOfRevoked({ assigned: 2, submitted: 1, abstained: 0, recused: 0 })).toEqual([
    '1 mark submitted before stays, and counts by the rules of the contest.',
    '1 mark is left open. In the first round, you can give it to another judge.',
  ]);
});

test('a judge without work leaves nothing', () => {
  expect(marksOfRevoked({ assigned: 0, submitted: 0, abstained: 0, recused: 0 })).toEqual([]);
});

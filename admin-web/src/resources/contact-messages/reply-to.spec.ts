import { replyTo } from './reply-to';

const message = {
  email: 'asha@visitor.example',
  subject: 'A concert & more',
  message: 'Will you sing?\nAsha',
};

test('an answer has its subject, and quotes what was written', () => {
  expect(replyTo(message)).toBe(
    'mailto:asha@visitor.example?subject=Re%3A%20A%20concert%20%26%20more&body=%0D%0A%0D%0A%3E%20Will%20you%20sing%3F%0D%0A%3E%20Asha',
  );
});

test('an address can smuggle in no second one', () => {
  const link = replyTo({ ...message, email: 'asha?cc=all,eve@visitor.example' });
  expect(link.split('?')).toHaveLength(2);
  expect(link).toContain('mailto:asha%3Fcc%3Dall%2Ceve@visitor.example?');
});

test('a long message is quoted in part, and no letter is torn', () => {
  const body = new URL(replyTo({ ...message, message: `a${'😀'.repeat(1_200)}` })).searchParams.get('body');
  expect(body).toBe(`\r\n\r\n> a${'😀'.repeat(999)}…`);
});

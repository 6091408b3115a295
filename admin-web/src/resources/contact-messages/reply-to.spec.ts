import { replyTo } from './reply-to';

const message = {
  email: 'asha@visitor.example',
  subject: 'A concert & more',
  message: 'Will you sing?\nAsha',
};

test('a reply has the subject of the message, and quotes its text', () => {
  expect(replyTo(message)).toBe(
    'mailto:asha@visitor.example?subject=Re%3A%20A%20concert%20%26%20more&body=%0D%0A%0D%0A%3E%20Will%20you%20sing%3F%0D%0A%3E%20Asha',
  );
});

test('an address cannot add a second recipient', () => {
  const link = replyTo({ ...message, email: 'asha?cc=all,eve@visitor.example' });
  expect(link.split('?')).toHaveLength(2);
  expect(link).toContain('mailto:asha%3Fcc%3Dall%2Ceve@visitor.example?');
});

test('the quotation of a long message ends after a whole character', () => {
  const body = new URL(replyTo({ ...message, message: `a${'😀'.repeat(1_200)}` })).searchParams.get('body');
  expect(body).toBe(`\r\n\r\n> a${'😀'.repeat(999)}…`);
});

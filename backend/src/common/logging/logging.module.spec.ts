import { sentenceLog } from './logging.module.js';

const SENTENCE = 'type the code RAIN-HAIL';

afterEach(() => jest.restoreAllMocks());

function linesOf(level: Parameters<typeof sentenceLog>[0]): string[] {
  const lines: string[] = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => Boolean(lines.push(String(line))));
  sentenceLog(level)(SENTENCE);
  jest.restoreAllMocks();
  return lines;
}

test.each(['fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const)(
  'what the person who starts the product has to read appears at the level %s',
  (level) => {
    expect(linesOf(level).map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({ level: 30, msg: SENTENCE }),
    ]);
  },
);

test('with silent, nothing appears', () => {
  expect(linesOf('silent')).toEqual([]);
});

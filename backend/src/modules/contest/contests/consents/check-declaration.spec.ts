import { AI_RULES, AI_USES, type AiRule, type AiUse } from '@paattu/shared/contest-choices';
import type { DomainError } from '../../../../common/errors/domain-error.js';
import { checkDeclaration, NOTHING_DECLARED } from './check-declaration.js';

type Expected = 'stored' | 'nothing' | 'AI_USE_MISSING' | 'AI_VOICE_NOT_ALLOWED' | 'AI_NOT_ALLOWED';

function outcomeOf(aiRule: AiRule | null, aiUse: AiUse | null, isRequired = true) {
  try {
    return checkDeclaration(aiRule, { aiUse, aiNote: 'Suno' }, isRequired);
  } catch (error) {
    const { code, details = [] } = error as DomainError;
    return [code, ...details.map(({ field }) => field)];
  }
}

const TABLE: Record<AiRule | 'without', Record<AiUse | 'nothing', Expected>> = {
  without: { nothing: 'nothing', no: 'nothing', backing: 'nothing', voice: 'nothing' },
  'voice-human': {
    nothing: 'AI_USE_MISSING',
    no: 'stored',
    backing: 'stored',
    voice: 'AI_VOICE_NOT_ALLOWED',
  },
  none: { nothing: 'AI_USE_MISSING', no: 'stored', backing: 'AI_NOT_ALLOWED', voice: 'AI_NOT_ALLOWED' },
  declared: { nothing: 'AI_USE_MISSING', no: 'stored', backing: 'stored', voice: 'stored' },
};

const ROWS = ([null, ...AI_RULES] as const).flatMap((rule) =>
  ([null, ...AI_USES] as const).map(
    (use) => [rule, use, TABLE[rule ?? 'without'][use ?? 'nothing']] as const,
  ),
);

// @trust human-voice
test.each(ROWS)('under the rule %s, the declaration %s is %s', (rule, use, expected) => {
  const stored = { aiUse: use, aiNote: use === 'no' ? null : 'Suno' };
  const outcomes = { stored, nothing: NOTHING_DECLARED } as const;
  expect(outcomeOf(rule, use)).toEqual(
    expected in outcomes ? outcomes[expected as keyof typeof outcomes] : [expected, 'aiUse'],
  );
});

test.each([null, ...AI_RULES])(
  'under the rule %s, an absent declaration is nothing if none is required',
  (rule) => {
    expect(outcomeOf(rule, null, false)).toEqual(NOTHING_DECLARED);
  },
);

test('a rule forbids the same where no declaration is required', () => {
  expect(outcomeOf('voice-human', 'voice', false)).toEqual(['AI_VOICE_NOT_ALLOWED', 'aiUse']);
});

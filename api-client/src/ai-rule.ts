/**
 * What a contest allows artificial intelligence to make: the backing track but not the voice, nothing, or whatever an entrant
 * declares. A contest of an earlier release has no rule.
 */
export const AI_RULES = ['voice-human', 'none', 'declared'] as const;

export type AiRule = (typeof AI_RULES)[number];

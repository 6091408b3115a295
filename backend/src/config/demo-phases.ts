/**
 * The phases in which `npm run demo` can start, each with the day after the announcement of the running contest that is
 * the day of the first start. In the last one, the jury and the owner are done two days before the planned day.
 */
export const DEMO_PHASES = { announced: 3, submissions: 19, voting: 45, judging: 54, decided: 57 } as const;

export type DemoPhase = keyof typeof DEMO_PHASES;

export const DEMO_PHASE_NAMES = Object.keys(DEMO_PHASES) as [DemoPhase, ...DemoPhase[]];

/** Far more than any step takes on a busy machine, such as a song of the demo. */
const STEP_MS = 3 * 60_000;
/** A large table may get an index meanwhile, and other processes wait for it. */
const LONG_STEP_MS = 30 * 60_000;

/** The function that shows the steps of a start. Tests set none. */
let show: (step: string) => void = () => {};
/** Called at the begin of each step. */
const watches = new Set<(step: string, isLong: boolean) => void>();

/** A step of a start that did not end in its time. */
export class StartHangsError extends Error {
  constructor(step: string, milliseconds: number) {
    super(
      `The start hangs: "${step}" has not ended within ${milliseconds / 1_000} s. Start again: it goes on from there.`,
    );
    this.name = 'StartHangsError';
  }
}

export function showStartSteps(to: (step: string) => void): void {
  show = to;
}

/** Says in a few words what a start does next. If it takes long, the last step is on the screen. */
export function startStep(step: string, { isLong = false } = {}): void {
  show(step);
  for (const watch of watches) watch(step, isLong);
}

/**
 * Rejects when a step of the work takes longer than its time: a start that fails names the step and can be repeated, one that
 * waits for ever does neither. The work is not ended; the process is.
 */
export async function withinSteps<T>(
  work: () => Promise<T>,
  { stepMs = STEP_MS, longStepMs = LONG_STEP_MS } = {},
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let watch: (step: string, isLong: boolean) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    watch = (step, isLong) => {
      clearTimeout(timer);
      const milliseconds = isLong ? longStepMs : stepMs;
      timer = setTimeout(() => reject(new StartHangsError(step, milliseconds)), milliseconds);
    };
  });
  watches.add(watch);
  watch('starting', false);
  try {
    return await Promise.race([work(), late]);
  } finally {
    watches.delete(watch);
    clearTimeout(timer);
  }
}

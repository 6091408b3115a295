/** The function that shows the steps of a start. Tests set none. */
let show: (step: string) => void = () => {};
/** Called at the begin of each step. */
const watches = new Set<(step: string) => void>();

export function showStartSteps(to: (step: string) => void): void {
  show = to;
}

/** Says in a few words what a start does next. If it takes long, the last step is on the screen. */
export function startStep(step: string): void {
  show(step);
  for (const watch of watches) watch(step);
}

/**
 * Rejects when a step of the work takes longer than `milliseconds`: a start that fails names the step and can be repeated,
 * one that waits for ever does neither. The work is not ended; the process is.
 */
export async function withinSteps<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  let watch: (step: string) => void = () => {};
  const late = new Promise<never>((_, reject) => {
    watch = (step) => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        const seconds = milliseconds / 1_000;
        reject(
          new Error(
            `The start hangs: "${step}" has not ended within ${seconds} s. Start again: it goes on from there.`,
          ),
        );
      }, milliseconds);
    };
  });
  watches.add(watch);
  watch('starting');
  try {
    return await Promise.race([work(), late]);
  } finally {
    watches.delete(watch);
    clearTimeout(timer);
  }
}

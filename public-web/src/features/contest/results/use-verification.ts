import { useEffect, useRef, useState } from 'react';
import type { Result } from './result-query';
import { type Difference, differenceOf } from './verdict-of';
import type { Answer, Request } from './verify-messages';

type Step =
  | { step: 'none' | 'computing' | 'failed' | 'unable' }
  | { step: 'loading'; loaded: number }
  | { step: 'done'; manifest: string; difference: Difference | null };

export interface Verification {
  now: Step;
  start(): void;
  /** The state of a receipt in the roll: `counted`, `void:` with a class, null without a line. Only once the files are verified. */
  findInRoll: ((receipt: string) => Promise<string | null>) | null;
}

/** Loads and verifies the files of a result in a worker, when the visitor asks for it. */
export function useVerification(result: Result): Verification {
  const [now, setNow] = useState<Step>({ step: 'none' });
  const worker = useRef<Worker | null>(null);
  const end = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);

  function start() {
    if (now.step === 'loading' || now.step === 'computing') return;
    // Browsers compute hashes on https and localhost alone.
    if (!isSecureContext) return setNow({ step: 'unable' });
    end();
    setNow({ step: 'loading', loaded: 0 });
    const started = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.onerror = () => setNow({ step: 'failed' });
    started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('loaded' in data) setNow({ step: 'loading', loaded: data.loaded });
      else if ('computing' in data) setNow({ step: 'computing' });
      else if ('failed' in data) setNow({ step: 'failed' });
      else if ('verdict' in data)
        setNow({
          step: 'done',
          manifest: data.verdict.manifest,
          difference: differenceOf(result, data.verdict),
        });
    });
    const { contest, version, files } = result;
    ask(started, {
      folder: `/api/contests/${contest.slug}/results/${version}/files`,
      names: files.map(({ name }) => name),
    });
  }

  const isVerified = now.step === 'done' && now.difference === null;
  const findInRoll = (receipt: string) =>
    new Promise<string | null>((resolve) => {
      const answers = worker.current;
      if (!answers) return resolve(null);
      const listen = ({ data }: MessageEvent<Answer>) => {
        if (!('state' in data)) return;
        answers.removeEventListener('message', listen);
        resolve(data.state);
      };
      answers.addEventListener('message', listen);
      ask(answers, { nonce: result.nonce, receipt });
    });
  return { now, start, findInRoll: isVerified ? findInRoll : null };
}

const ask = (worker: Worker, request: Request) => worker.postMessage(request);

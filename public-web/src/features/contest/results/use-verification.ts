import type { Files, Verdict } from '@paattu/verify';
import { useEffect, useRef, useState } from 'react';
import { AFTER, afterFolder } from './record-after';
import type { Result } from './result-query';
import { type Difference, differenceOf } from './verdict-of';
import type { Answer, Request } from './verify-messages';

type Step =
  | { step: 'none' | 'computing' | 'failed' | 'unable' }
  | { step: 'loading'; loaded: number }
  | {
      step: 'done';
      manifest: string;
      format: number | null;
      /** Whether the record after the certification was loaded, and verified too. */
      hasAfter: boolean;
      difference: Difference | null;
    };

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
  const loading = useRef<AbortController | null>(null);
  const end = () => {
    loading.current?.abort();
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => end, []);

  async function start() {
    if (now.step === 'loading' || now.step === 'computing') return;
    // Browsers compute hashes on https and localhost alone.
    if (!isSecureContext) return setNow({ step: 'unable' });
    end();
    const { signal } = (loading.current = new AbortController());
    setNow({ step: 'loading', loaded: 0 });
    try {
      const { contest, version, files: listed } = result;
      const files = await loadFiles(
        `/api/contests/${contest.slug}/results/${version}/files`,
        listed.map(({ name }) => name),
        signal,
        (loaded) => setNow({ step: 'loading', loaded }),
      );
      // It is no file of the announced ones, which are verified without it too.
      const after = await loadFiles(afterFolder(result), [AFTER], signal, () => {}).catch(() => ({}));
      signal.throwIfAborted();
      const hasAfter = AFTER in after;
      setNow({ step: 'computing' });
      const verdict = await verdictOf({ ...files, ...after });
      if (signal.aborted) return;
      const { manifest, format } = verdict;
      setNow({ step: 'done', manifest, format, hasAfter, difference: differenceOf(result, verdict) });
    } catch {
      if (!signal.aborted) setNow({ step: 'failed' });
    }
  }

  /** The worker stays, and knows the roll. */
  const verdictOf = (files: Files) =>
    new Promise<Verdict>((resolve, reject) => {
      const started = new Worker(new URL('./verify-worker.ts', import.meta.url), { type: 'module' });
      worker.current = started;
      started.onerror = reject;
      started.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
        if ('verdict' in data) resolve(data.verdict);
      });
      ask(
        started,
        { files },
        Object.values(files).map(({ buffer }) => buffer),
      );
    });

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
  return { now, start: () => void start(), findInRoll: isVerified ? findInRoll : null };
}

const ask = (worker: Worker, request: Request, transfer: Transferable[] = []) =>
  worker.postMessage(request, transfer);

/** Loads the files of a folder one after the other, and reports how many bytes have arrived. */
async function loadFiles(
  folder: string,
  names: string[],
  signal: AbortSignal,
  onLoaded: (bytes: number) => void,
): Promise<Files> {
  const files: Files = {};
  let loaded = 0;
  for (const name of names) {
    const response = await fetch(`${folder}/${name}`, { signal });
    if (!response.ok || !response.body) throw new Error(`${name}: ${response.status}`);
    const parts: BlobPart[] = [];
    const reader = response.body.getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value);
      loaded += part.value.length;
      onLoaded(loaded);
    }
    files[name] = new Uint8Array(await new Blob(parts).arrayBuffer());
  }
  return files;
}

import type { ReactNode } from 'react';

/** A name with its value, in a `dl`. */
export function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-2">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

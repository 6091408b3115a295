import type { ReactNode } from 'react';

/** A list that few entrants look for: closed, because the page is long on a phone. */
export function Folded({ name, children }: { name: string; children: ReactNode }) {
  return (
    <details className="mt-2">
      <summary className="text-link w-fit py-2.5">{name}</summary>
      {children}
    </details>
  );
}

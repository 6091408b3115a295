import type { ReactNode } from 'react';

/** A component with its states side by side. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section style={{ marginTop: '4rem' }}>
      <h2 className="text-2xl">{title}</h2>
      <div
        style={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: '1.5rem',
          marginTop: '1.5rem',
        }}
      >
        {children}
      </div>
    </section>
  );
}

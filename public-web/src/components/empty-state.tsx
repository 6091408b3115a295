import type { ReactNode } from 'react';
import { Drawing } from './drawing';

interface EmptyStateProps {
  drawing: string;
  title: string;
  text?: string;
  heading?: 'h2' | 'h3' | 'p';
  role?: 'alert';
  /** What one can do now. */
  children?: ReactNode;
}

/** Stands where a list would be: there is nothing in it, or it did not load. */
export function EmptyState({ drawing, title, text, heading: Title = 'h2', role, children }: EmptyStateProps) {
  return (
    <div role={role} className="mt-8 grid justify-items-center gap-2 border-y border-line py-12 text-center">
      <Drawing name={drawing} className="mb-4 w-60" />
      <Title className="font-display text-xl wrap-anywhere">{title}</Title>
      {text && <p className="text-ink-2">{text}</p>}
      {children && <div className="mt-4">{children}</div>}
    </div>
  );
}

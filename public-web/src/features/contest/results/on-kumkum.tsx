import type { ReactNode } from 'react';
import { Zari } from '../../../components/zari';
import { type Ground, groundProperties, toneOf } from '../../../lib/ground';

/** The one full color of the site that no song has: by day and by night, the winner stands on it. */
const COLORS = { isDark: true, ground: '#7b1a2c', ink: '#fbf7ee', wave: '#c79a5c' };
const KUMKUM: Ground = { day: COLORS, night: COLORS };

export function OnKumkum({ children }: { children: ReactNode }) {
  return (
    <div data-ground={toneOf(KUMKUM)} style={groundProperties(KUMKUM)} className="bg-cloth text-ink">
      {children}
      <Zari />
    </div>
  );
}

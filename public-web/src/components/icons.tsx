import type { ReactNode } from 'react';

interface IconProps {
  size?: number;
  className?: string;
}

/** An icon of 24 units, drawn with lines or filled. */
export function icon(paths: ReactNode, filled = false) {
  return function Icon({ size = 20, className }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        className={className}
        fill={filled ? 'currentColor' : 'none'}
        stroke={filled ? 'none' : 'currentColor'}
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        {paths}
      </svg>
    );
  };
}

export const PlayIcon = icon(
  <path d="M7.5 4.6v14.8c0 .8.9 1.3 1.6.8l11-7.4a1 1 0 0 0 0-1.6l-11-7.4c-.7-.5-1.6 0-1.6.8z" />,
  true,
);
export const PauseIcon = icon(<path d="M6.5 4.5h3.6v15H6.5zM13.9 4.5h3.6v15h-3.6z" />, true);
export const CloseIcon = icon(<path d="m6 6 12 12M18 6 6 18" />);
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />);
export const SunIcon = icon(
  <>
    <circle cx="12" cy="12" r="4" />
    <path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4" />
  </>,
);
export const MoonIcon = icon(<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z" />);
export const ExternalIcon = icon(<path d="M14 5h5v5M19 5l-8.5 8.5M17 14v5H5V7h5" />);
export const ChevronIcon = icon(<path d="m6 9.5 6 6 6-6" />);
export const FacebookIcon = icon(
  <path d="M13.6 21v-8h2.7l.5-3.2h-3.2V7.8c0-.9.4-1.7 1.8-1.7h1.5V3.3S15.6 3 14.4 3c-2.6 0-4.2 1.6-4.2 4.4v2.4H7.3V13h2.9v8z" />,
  true,
);
export const InstagramIcon = icon(
  <>
    <rect x="4" y="4" width="16" height="16" rx="4.5" />
    <circle cx="12" cy="12" r="3.7" />
    <path d="M16.7 7.3h.01" />
  </>,
);
export const YouTubeIcon = icon(
  <path d="M21.6 7.7a2.5 2.5 0 0 0-1.8-1.8C18.2 5.5 12 5.5 12 5.5s-6.2 0-7.8.4a2.5 2.5 0 0 0-1.8 1.8C2 9.3 2 12 2 12s0 2.7.4 4.3a2.5 2.5 0 0 0 1.8 1.8c1.6.4 7.8.4 7.8.4s6.2 0 7.8-.4a2.5 2.5 0 0 0 1.8-1.8c.4-1.6.4-4.3.4-4.3s0-2.7-.4-4.3zM10 15.1V8.9l5.3 3.1z" />,
  true,
);

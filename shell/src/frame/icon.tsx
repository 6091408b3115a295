/** Outlines on a 24 by 24 grid. */
export const icons = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  collapse: 'M4 5h16v14H4zM10 5v14M16.5 9.5L14 12l2.5 2.5',
  expand: 'M4 5h16v14H4zM10 5v14M14 9.5l2.5 2.5-2.5 2.5',
  queue: 'M4 6h16v4H4zM4 14h16v4H4zM7 8h.01M7 16h.01',
  docs: 'M8 6l-5 6 5 6M16 6l5 6-5 6M13.5 4l-3 16',
  warning: 'M12 4L2.5 20h19zM12 10v4M12 17h.01',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  light:
    'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  dark: 'M20 14.5A8.5 8.5 0 019.5 4a8.5 8.5 0 1010.5 10.5z',
} as const;

export function Icon({ d }: { d: string }) {
  return (
    <svg
      width="22"
      height="22"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  );
}

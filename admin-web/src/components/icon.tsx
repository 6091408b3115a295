interface Props {
  /** The `d` of the path of a 24 by 24 icon. */
  d: string;
  size?: number;
}

/** A line icon in the color of the text. Its button or text names it. */
export function Icon({ d, size = 20 }: Props) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={d} />
    </svg>
  );
}

export const icons = {
  refresh: 'M20 11a8 8 0 10-2.3 6.3M20 5v6h-6',
  more: 'M12 4.5a.5.5 0 100 1 .5.5 0 000-1zM12 11.5a.5.5 0 100 1 .5.5 0 000-1zM12 18.5a.5.5 0 100 1 .5.5 0 000-1z',
  previous: 'M15 5l-7 7 7 7',
  back: 'M19 12H5M11 6l-6 6 6 6',
  next: 'M9 5l7 7-7 7',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  warning: 'M12 4L3 19.5h18zM12 10v4.5M12 16.75v.5',
  down: 'M5 9l7 7 7-7',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  zoom: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20M8 10.5h5M10.5 8v5',
  play: 'M8 5l11 7-11 7z',
  pause: 'M9 5v14M15 5v14',
  descending: 'M12 5v14M6 13l6 6 6-6',
  ascending: 'M12 19V5M6 11l6-6 6 6',
};

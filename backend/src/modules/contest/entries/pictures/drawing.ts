import { CLOTH, ZARI } from './layouts.js';

interface Cloth {
  width: number;
  height: number;
  /** How many times as large as on the site the woven border is. */
  zari: number;
}

/** The cloth with the woven border at both ends (`.zari` in the site's styles), and other shapes. */
export function clothSvg({ width, height, zari }: Cloth, shapes: string): string {
  const line = zari * 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<pattern id="zari" width="${zari * 12}" height="${zari * 14}" patternUnits="userSpaceOnUse">
<path fill="${ZARI}" d="M0 0h${zari * 12}v${line}H0zM0 ${zari * 5}h${zari * 10}v${zari * 4}H0zM0 ${zari * 12}h${zari * 12}v${line}H0z"/>
</pattern>
<rect width="100%" height="100%" fill="${CLOTH}"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)"/>
<rect width="100%" height="${zari * 14}" fill="url(#zari)" transform="translate(0 ${height - zari * 14})"/>
${shapes}
</svg>`;
}

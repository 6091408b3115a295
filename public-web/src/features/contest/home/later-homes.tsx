/** The home pages, and a part of one, that load after the frame: at most times a site shows another one. */
export { Winner } from '../results/winner';
export { AboutBand } from './about-band';
export { ArtistHome } from './artist-home';
export { VoicesHome } from './voices-home';
export { WinnerHome } from './winner-home';

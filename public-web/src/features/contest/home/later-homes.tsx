/** The home pages that load after the frame: at most times a site shows another one. */
export { ArtistHome } from './artist-home';
export { VoicesHome } from './voices-home';
export { WinnerHome } from './winner-home';

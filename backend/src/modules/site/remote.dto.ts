export class RemoteDto {
  /** @example admin_web */
  name: string;

  /**
   * Pages of its own, with their navigation, or the public site's cards for other remotes' pages.
   * @example pages
   */
  provides: 'pages' | 'previews';

  /**
   * Address of the remote's entry script.
   * @example /remotes/admin-web/remoteEntry.js
   */
  entry: string;

  /**
   * The version of the shell's contract that this server's console speaks.
   * @example 2
   */
  contractVersion: number;
}

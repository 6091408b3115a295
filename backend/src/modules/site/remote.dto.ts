export class RemoteDto {
  /** @example admin_web */
  name: string;

  /**
   * What people call it, such as in the sentence that it is not available.
   * @example "Entries, songs and settings"
   */
  title: string;

  /**
   * `pages`: pages with their navigation. `previews`: cards of the public site, which pages of other remotes show.
   * @example pages
   */
  provides: 'pages' | 'previews';

  /**
   * The address of the remote's entry script.
   * @example /remotes/admin-web/remoteEntry.js
   */
  entry: string;

  /**
   * The contract version of the console that this server delivers.
   * @example 2
   */
  contractVersion: number;
}

import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRoot, onPath } from '../lib/chromium.mjs';
import { exec, ROOT, tail } from '../lib/exec.mjs';
import { type RunningApp, startApp } from './start-app.js';

/** Where Debian's packages of WordPress and of its theme put their files. */
const DEBIAN = '/usr/share/wordpress';
const PLUGIN = join(ROOT, 'examples/wordpress/prosperx.php');
const PACKAGES = ['wordpress', 'wordpress-theme-twentytwentythree', 'php-cli', 'php-mysql', 'mariadb-server'];

async function mustRun(command: string, args: readonly string[], cwd = ROOT): Promise<string> {
  const { code, output } = await exec(command, args, { cwd });
  if (code !== 0) throw new Error(`${command} fails:\n${tail(output)}`);
  return output;
}

/** Installs Debian's packages where one is missing; false where that cannot be. */
export async function hasWordpress(): Promise<boolean> {
  const isThere = () =>
    existsSync(join(DEBIAN, 'wp-content/themes/twentytwentythree')) &&
    ['php', 'mariadbd', 'mariadb-install-db'].every((name) => onPath(name) ?? existsSync(`/usr/sbin/${name}`));
  if (isThere()) return true;
  if (!isRoot || !onPath('apt-get')) return false;
  await exec('apt-get', ['update', '-q']);
  await exec('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...PACKAGES]);
  return isThere();
}

const CONFIG = (socket: string, content: string) => `<?php
define( 'DB_NAME', 'test' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
$table_prefix = 'wp_';
$host = $_SERVER['HTTP_HOST'] ?? 'localhost';
define( 'WP_HOME', "http://$host" );
define( 'WP_SITEURL', "http://$host" );
define( 'WP_CONTENT_DIR', '${content}' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_DISPLAY', true );
define( 'DISABLE_WP_CRON', true );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
foreach ( array( 'AUTH_KEY', 'SECURE_AUTH_KEY', 'LOGGED_IN_KEY', 'NONCE_KEY', 'AUTH_SALT', 'SECURE_AUTH_SALT', 'LOGGED_IN_SALT', 'NONCE_SALT' ) as $key ) {
	define( $key, $key );
}
defined( 'ABSPATH' ) || define( 'ABSPATH', __DIR__ . '/' );
require_once ABSPATH . 'wp-settings.php';
`;

/** Files are sent by PHP's server, everything else is WordPress's. */
const ROUTER = `<?php
$path = parse_url( $_SERVER['REQUEST_URI'], PHP_URL_PATH );
$file = __DIR__ . $path;
if ( '/' !== $path && ( is_file( $file ) || is_file( $file . '/index.php' ) ) ) {
	return false;
}
require __DIR__ . '/index.php';
`;

const INSTALL = (settings: object) => `<?php
define( 'WP_INSTALLING', true );
require __DIR__ . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';
wp_install( 'A blog', 'admin', 'admin@blog.example', false, '', 'a-long-password' );
update_option( 'permalink_structure', '' );
switch_theme( 'twentytwentythree' );
activate_plugin( 'prosperx.php' );
update_option( 'prosperx', json_decode( '${JSON.stringify(settings)}', true ) );
`;

export interface Wordpress extends RunningApp {
  /** Publishes a page as an author wrote it; its address. */
  publish(title: string, content: string): Promise<string>;
}

/** Debian's WordPress with the plug-in active, on a database of its own; both end with `stop`. */
export async function startWordpress(folder: string, settings: object): Promise<Wordpress> {
  const [site, data, socket] = [join(folder, 'site'), join(folder, 'data'), join(folder, 'db.sock')];
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  cpSync(DEBIAN, site, { recursive: true, dereference: true });
  mkdirSync(join(site, 'wp-content/plugins'), { recursive: true });
  cpSync(PLUGIN, join(site, 'wp-content/plugins/prosperx.php'));
  writeFileSync(join(site, 'wp-config.php'), CONFIG(socket, join(site, 'wp-content')));
  writeFileSync(join(site, 'router.php'), ROUTER);
  writeFileSync(join(site, 'install.php'), INSTALL(settings));

  const own = [`--datadir=${data}`, '--user=root'];
  await mustRun('mariadb-install-db', ['--no-defaults', ...own, '--auth-root-authentication-method=normal']);
  const database = await startApp(
    folder,
    ['/usr/sbin/mariadbd', '--no-defaults', ...own, `--socket=${socket}`, '--bind-address=127.0.0.1', '--port=PORT'],
    {},
    () => existsSync(socket),
  );
  await mustRun('php', ['install.php'], site);
  const php = await startApp(site, ['php', '-S', '127.0.0.1:PORT', 'router.php'], { PHP_CLI_SERVER_WORKERS: '4' });
  return {
    ...php,
    stop: async () => {
      await php.stop();
      await database.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    publish: async (title, content) => {
      const post = { post_title: title, post_content: content, post_status: 'publish', post_type: 'page' };
      writeFileSync(join(site, 'post.json'), JSON.stringify(post));
      // as WordPress takes it from a form: with slashes, which it removes
      const code = `<?php require 'wp-load.php'; echo 'id=' . wp_insert_post( wp_slash( json_decode( file_get_contents( 'post.json' ), true ) ) );`;
      writeFileSync(join(site, 'publish.php'), code);
      const [, id] = /id=(\d+)/.exec(await mustRun('php', ['publish.php'], site)) ?? [];
      return `${php.origin}/?page_id=${id}`;
    },
  };
}

import { alert } from './alert.js';
import { arrowLeft } from './arrow-left.js';
import { arrowRight } from './arrow-right.js';
import { bank } from './bank.js';
import { bars } from './bars.js';
import { bolt } from './bolt.js';
import { briefcase } from './briefcase.js';
import { calculator } from './calculator.js';
import { calendar } from './calendar.js';
import { cart } from './cart.js';
import { chart } from './chart.js';
import { chat } from './chat.js';
import { check } from './check.js';
import { cheque } from './cheque.js';
import { chevronDown } from './chevron-down.js';
import { chevronLeft } from './chevron-left.js';
import { chevronRight } from './chevron-right.js';
import { clock } from './clock.js';
import { close } from './close.js';
import { compass } from './compass.js';
import { copy } from './copy.js';
import { dots } from './dots.js';
import { download } from './download.js';
import { drop } from './drop.js';
import { edit } from './edit.js';
import { external } from './external.js';
import { eye } from './eye.js';
import { file } from './file.js';
import { filter } from './filter.js';
import { help } from './help.js';
import { home } from './home.js';
import { info } from './info.js';
import { landmark } from './landmark.js';
import { leaf } from './leaf.js';
import { link } from './link.js';
import { loan } from './loan.js';
import { lock } from './lock.js';
import { logout } from './logout.js';
import { mail } from './mail.js';
import { menu } from './menu.js';
import { minus } from './minus.js';
import { news } from './news.js';
import { pen } from './pen.js';
import { phone } from './phone.js';
import { play } from './play.js';
import { plus } from './plus.js';
import { receipt } from './receipt.js';
import { repeat } from './repeat.js';
import { rocket } from './rocket.js';
import { scale } from './scale.js';
import { search } from './search.js';
import { share } from './share.js';
import { shield } from './shield.js';
import { sort } from './sort.js';
import { spark } from './spark.js';
import { star } from './star.js';
import { swap } from './swap.js';
import { target } from './target.js';
import { trash } from './trash.js';
import { trendUp } from './trend-up.js';
import { trophy } from './trophy.js';
import { up } from './up.js';
import { upload } from './upload.js';
import { user } from './user.js';
import { users } from './users.js';

/** Every icon by name, for the review page. A feature imports the one it needs, so that no widget loads the rest. */
export const icons = {
  alert,
  arrowLeft,
  arrowRight,
  bank,
  bars,
  bolt,
  briefcase,
  calculator,
  calendar,
  cart,
  chart,
  chat,
  check,
  cheque,
  chevronDown,
  chevronLeft,
  chevronRight,
  clock,
  close,
  compass,
  copy,
  dots,
  download,
  drop,
  edit,
  external,
  eye,
  file,
  filter,
  help,
  home,
  info,
  landmark,
  leaf,
  link,
  loan,
  lock,
  logout,
  mail,
  menu,
  minus,
  news,
  pen,
  phone,
  play,
  plus,
  receipt,
  repeat,
  rocket,
  scale,
  search,
  share,
  shield,
  sort,
  spark,
  star,
  swap,
  target,
  trash,
  trendUp,
  trophy,
  up,
  upload,
  user,
  users,
} as const;

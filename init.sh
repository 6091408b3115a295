#!/bin/sh
# Writes the settings of a site into .env, with secrets of its own, and changes no file that exists.
set -u
typed_in=$(pwd -P)
cd "$(dirname "$0")" || exit 1
folder=$(pwd -P)

usage() {
  cat <<'END'
./init.sh asks for the settings of the site, and writes them into .env. Each answer may also be a flag:

  --domain songs.example.org         the domain; its A record must name this server
  --email artist@songs.example.org   the owner's address, who logs in with it
  --name 'Asha Nair'                 the sender of the emails until the site texts have a name; without it, the address alone
  --smtp smtp://USER:PASSWORD@HOST:PORT
                                     the server that sends the emails; smtps:// for port 465
  --no-smtp                          none yet: you set it in the browser
  --behind-proxy                     another program has the ports 80 and 443, and passes requests to 127.0.0.1:3000
END
}

say() { printf '%s\n' "$*" >&2; }
fail() {
  say "$*"
  exit 1
}

domain='' email='' name='' smtp='' no_smtp='' behind_proxy='' flags=$#
while [ $# -gt 0 ]; do
  case $1 in
    --domain | --email | --name | --smtp)
      case ${2-} in '' | -h | --*) fail "$1 needs a value. ./init.sh --help shows the flags." ;; esac ;;
  esac
  case $1 in
    --domain) domain=$2 && shift ;;
    --email) email=$2 && shift ;;
    --name) name=$2 && shift ;;
    --smtp) smtp=$2 && shift ;;
    --no-smtp) no_smtp=1 ;;
    --behind-proxy) behind_proxy=1 ;;
    -h | --help) usage && exit ;;
    *) fail "$1 is no flag. ./init.sh --help shows the flags." ;;
  esac
  shift
done

[ -z "$smtp" ] || [ -z "$no_smtp" ] || fail '--smtp names a mail server, and --no-smtp says that there is none yet. Give one of them.'

# The commands that this program says are for its folder.
go_there=''
[ "$folder" = "$typed_in" ] || go_there="Go to the folder of the site first:                  cd '$(printf %s "$folder" | sed "s/'/'\\\\''/g")'"

# --- Docker ------------------------------------------------------------------------------------------------------------

# is_new_enough VERSION: whether it is 2.20 or newer.
is_new_enough() {
  printf %s "${1#v}" | awk -F. '{ exit !($1 > 2 || ($1 == 2 && $2 >= 20)) }'
}
compose=''
if ! command -v docker >/dev/null; then
  missing='Docker is missing on this server. On Debian, Ubuntu and Fedora, this installs it with Compose, as root:

  curl --fail --location https://get.docker.com | sh

For other systems, see https://docs.docker.com/engine/install/.'
elif ! compose=$(docker compose version --short 2>/dev/null) || [ -z "$compose" ]; then
  missing='Docker is on this server, and its plugin Compose is missing. With the packages of Docker it is docker-compose-plugin, with those of
Ubuntu docker-compose-v2; https://docs.docker.com/compose/install/linux/ has other systems.'
elif ! is_new_enough "$compose"; then
  missing="Docker Compose has the version $compose on this server, and the site needs 2.20 or newer. Bring it up to date:
https://docs.docker.com/compose/install/linux/."
else
  missing=''
fi
[ -z "$missing" ] || fail "$missing
Then run ./init.sh again. Nothing is written."

# --- A second time -----------------------------------------------------------------------------------------------------

if [ -e .env ]; then
  say 'This site has its settings already, in .env, and they stay as they are.'
  say 'To change one, edit .env and run "docker compose up --detach". To begin a new site, use a new folder.'
  [ -z "$go_there" ] || say "$go_there"
  # Without flags, a second "./init.sh && docker compose up --detach" goes on.
  [ "$flags" -eq 0 ]
  exit
fi

# --- The ports ---------------------------------------------------------------------------------------------------------

# in_use PORT HEX: whether a program of this machine listens there.
in_use() {
  cat /proc/net/tcp /proc/net/tcp6 2>/dev/null | awk -v port=":$2\$" '$4 == "0A" && $2 ~ port { used = 1 } END { exit !used }'
}
if [ -z "$behind_proxy" ]; then
  if in_use 80 0050; then used=80; elif in_use 443 01BB; then used=443; else used=''; fi
  [ -z "$used" ] || fail "Another program of this server uses port $used. Stop it, or let it pass the requests of the site on, and run
./init.sh --behind-proxy. Nothing is written."
fi

# --- The answers -------------------------------------------------------------------------------------------------------

# ask VARIABLE QUESTION: reads a line; fails at the end of the input.
ask() {
  printf '%s ' "$2" >&2
  IFS= read -r line || { say '' && return 1; }
  eval "$1=\$line"
}

unanswered() { fail "There is no answer. Without a terminal, give it as $1; ./init.sh --help shows the flags."; }

# Sets `problem` to what is wrong with the domain, and `domain` to its plain form.
check_domain() {
  domain=$(printf %s "$domain" | tr '[:upper:]' '[:lower:]' | sed 's,^https*://,,; s,/*$,,')
  problem=''
  case $domain in
    '' | *[!a-z0-9.-]* | .* | -* | *. | *- | *..* | *.-* | *-.*)
      problem="\"$domain\" is no domain. Write it as in songs.example.org; a name in Malayalam needs its form with xn--." ;;
    *.*[!0-9.]*) [ ${#domain} -le 253 ] || problem='A domain has at most 253 characters.' ;;
    *) problem="\"$domain\" is no domain: a certificate needs a name such as songs.example.org." ;;
  esac
}

check_email() {
  problem=''
  case $email in
    *[[:space:]\'\"\<\>,\\]* | *@*@* | @* | *@ | *@.* | *. | *.example) problem="\"$email\" is no address that can get email." ;;
    *@*.*) [ ${#email} -le 254 ] || problem='An address has at most 254 characters.' ;;
    *) problem="\"$email\" is no email address. Write it as in artist@songs.example.org." ;;
  esac
}

check_name() {
  problem=''
  case $name in
    *[\'\"\<\>,\;:@\\\(\)]* | *[[:cntrl:]]*) problem='Write the name without quotation marks, brackets, commas and the like.' ;;
  esac
}

check_smtp() {
  problem=''
  case $smtp in
    *\\*) problem='Write a backslash of user and password as %5C.' ;;
    *[[:space:]\']*) problem='Write a space or an apostrophe of user and password as %20 or %27.' ;;
    smtp://?* | smtps://?*) check_credentials "${smtp#*://}" ;;
    *) problem='The SMTP server is an address such as smtp://user:password@smtp.example.org:587.' ;;
  esac
  [ -z "$problem" ] || return
  # Without scheme, user, path and the brackets of an IPv6 address.
  host=${smtp#*://}
  host=${host##*@}
  host=${host%%[/?]*}
  host=${host##*\]}
  case $host in *:*) check_port "${host##*:}" ;; esac
}

# Before the last @ of an address stand user and password. A character that ends one of them there would end it too early.
check_credentials() {
  case $1 in *@*) ;; *) return ;; esac
  credentials=${1%@*}
  case $credentials in
    *@* | *:*:* | *[/?#]*) problem='Write @ of user and password as %40, : as %3A, / as %2F, ? as %3F and # as %23.' ;;
  esac
}

# answer VARIABLE QUESTION: asks until the check finds no problem; a flag with a problem ends the program.
answer() {
  eval "given=\$$1"
  while :; do
    [ -n "$given" ] || ask "$1" "$2" || unanswered "--$1"
    "check_$1"
    [ -n "$problem" ] || return 0
    [ -z "$given" ] || fail "--$1: $problem"
    say "$problem"
  done
}

# check_port PORT: sets `problem` if it is none.
check_port() {
  problem='A port is a number up to 65535, mostly 587 or 465.'
  case $1 in
    '' | *[!0-9]* | ??????*) ;;
    *) [ "$1" -lt 1 ] || [ "$1" -gt 65535 ] || problem='' ;;
  esac
}

# As a part of an address: letters and digits, and other bytes as %40.
encoded() {
  case $1 in
    *[!A-Za-z0-9._~-]*) printf %s "$1" | od -An -v -tx1 | tr -d ' \n' | sed 's/../%&/g' ;;
    *) printf %s "$1" ;;
  esac
}

ask_smtp() {
  while :; do
    ask host 'SMTP server of your email provider, e.g. smtp.example.org (empty: later, in the browser):' || unanswered '--smtp or --no-smtp'
    case $host in
      '') return ;;
      *[!A-Za-z0-9.-]*) say 'This is the name of a server alone, without user or port.' ;;
      *) break ;;
    esac
  done
  while :; do
    ask port 'Its port (empty: 587):' || unanswered --smtp
    check_port "${port:=587}"
    [ -n "$problem" ] || break
    say "$problem"
  done
  ask user 'Your user name there:' || unanswered --smtp
  [ ! -t 0 ] || stty -echo
  ask password 'Your password there (it does not appear):' || unanswered --smtp
  [ ! -t 0 ] || { stty echo && say ''; }
  protocol=smtp
  [ "$port" != 465 ] || protocol=smtps
  credentials=''
  [ -z "$user" ] || credentials="$(encoded "$user"):$(encoded "$password")@"
  smtp="$protocol://$credentials$host:$port"
}

ask_name() {
  while :; do
    ask name 'Your name, the sender of the emails (empty: the address alone):' || return 0
    check_name
    [ -n "$problem" ] || return 0
    say "$problem"
  done
}

# The terminal shows what is typed again after Ctrl-C at the password.
trap '[ ! -t 0 ] || stty echo; exit 130' INT

answer domain 'Domain of the site, e.g. songs.example.org:'
answer email 'Your email address, with which you log in:'
check_name
[ -z "$problem" ] || fail "--name: $problem"
if [ -z "$smtp$no_smtp" ]; then
  ask_smtp
  # It is the sender's, which needs a server. An empty answer is one.
  if [ -n "$smtp" ] && [ -z "$name" ]; then ask_name; fi
fi
if [ -n "$smtp" ]; then
  check_smtp
  [ -z "$problem" ] || fail "--smtp: $problem"
elif [ -n "$name" ]; then
  say '--name is the sender of emails, which needs an SMTP server. It is not kept: the set-up in the browser asks for your name.'
fi

# --- The domain --------------------------------------------------------------------------------------------------------

has_address=1
if command -v getent >/dev/null && ! getent ahosts "$domain" >/dev/null; then
  has_address=''
  say "$domain has no address yet. Add an A record with the address of this server where you bought the domain: without it
there is no certificate. The site asks for one again until it leads here."
fi

# --- The file ----------------------------------------------------------------------------------------------------------

secret() { od -An -v -N32 -tx1 /dev/urandom | tr -d ' \n'; }

text="# The settings of this site, written by init.sh. The file .env.example explains them, and more.
# Keep a copy elsewhere: with other secrets, the site cannot read its data.
PUBLIC_URL=https://$domain
OWNER_EMAIL='$email'
POSTGRES_PASSWORD=$(secret)
MIGRATION_PASSWORD=$(secret)
DATABASE_PASSWORD=$(secret)
JWT_SECRET=$(secret)
LINK_SECRET=$(secret)
VOTE_PEPPER=$(secret)"
[ -z "$smtp" ] || text="$text
SMTP_URL='$smtp'
MAIL_FROM='${name:+$name <}$email${name:+>}'"
[ -z "$behind_proxy" ] || text="$text
# Another program obtains the certificate, and passes the requests to 127.0.0.1:3000.
CADDY=0"

umask 077
draft=".env.$$"
trap 'rm -f "$draft"' EXIT
lost() { fail "The file .env could not be written: $1. Nothing is changed; run ./init.sh again."; }
printf '%s\n' "$text" 2>/dev/null >"$draft" || lost 'is the disk full, or the folder of another user'
[ "$(cat "$draft")" = "$text" ] || lost 'is the disk full'
# Unlike a move, a link replaces no file that another start of this program wrote meanwhile.
ln "$draft" .env 2>/dev/null || lost 'it exists already'

cat <<END
The settings are in .env, which only you can read. Keep a copy of it elsewhere.

END
[ -n "$has_address" ] || echo "First the A record of $domain: https://$domain opens once it leads here."
[ -z "$go_there" ] || echo "$go_there"
cat <<END
Start the site now, some minutes the first time:    docker compose up --detach
Then see the code of the first start:               docker compose logs api | grep -o 'code ....-....' | tail -n 1
and type it within 30 minutes at https://$domain/setup
END
[ -z "$smtp" ] || say 'Nobody has logged in to the mail server yet. Test it in the console: Settings, Email, "Send test email".'

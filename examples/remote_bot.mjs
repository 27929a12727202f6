// A guest bot for tables of a Posse server, without dependencies (Node.js 22 or newer):
//   POSSE_BOT_TOKEN=posse_bot_... node remote_bot.mjs https://HOST/table/ID
// It gives any legal answer. Write a better `decide`; docs/wire.md describes what it is given.
function decide({ seat, view, question, choices, log }) {
  return choices[Math.floor(Math.random() * choices.length)];
}

const token = process.env.POSSE_BOT_TOKEN ?? '';
const [, root, table] = /^(https?:\/\/.+)\/table\/(\w+)/.exec(process.argv[2] ?? '') ?? [];
const at = `${root}/api/tables/${table}`;
let page = null; // what the seat knows
let sent = null; // an answer that is not confirmed yet
let handled = null; // the ticket of the question that was answered last
let wait = 500; // milliseconds until the next attempt to connect

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

function hear(message, send) {
  if (message.taken !== undefined) {
    if (message.taken === sent?.id) sent = null;
  } else if (message.error) {
    const { key, facts } = message.error;
    if (key === 'too-fast') setTimeout(() => sent && send(sent), 1000 * facts.seconds);
    else if (!['store-failed', 'two-writers'].includes(key)) sent = null; // in doubt it is sent again, with the next page
  } else if (message.n) {
    if (message.whole) handled = null;
    const log = message.whole ? message.log : [...page.log, ...(message.events ?? [])];
    page = { ...page, ...message, log };
    if (sent) message.whole && send(sent);
    else if (page.table.state === 'running' && page.choices.length > 0 && page.ticket !== handled) {
      handled = page.ticket;
      sent = { do: decide(page), ticket: page.ticket, id: Math.floor(Math.random() * 2 ** 53) };
      send(sent);
    }
  }
}

function connect() {
  const socket = new WebSocket(`${at.replace('http', 'ws')}/socket`, ['posse', token]);
  socket.onopen = () => (wait = 500);
  socket.onmessage = ({ data }) => {
    hear(JSON.parse(data), (message) => socket.send(JSON.stringify(message)));
    if (['over', 'closed'].includes(page?.table.state)) socket.close();
  };
  socket.onclose = ({ code }) => {
    if ([4401, 4403, 4404].includes(code)) fail(`The server has ended the connection: ${code}`);
    if (['over', 'closed'].includes(page?.table.state)) return console.log(JSON.stringify(page.table.result));
    setTimeout(connect, wait);
    wait = Math.min(2 * wait, 30_000);
  };
}

const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
const joined = await fetch(`${at}/bot`, { method: 'POST', headers, body: '{}' }).catch((error) => fail(`${at}: ${error}`));
if (!joined.ok) fail(await joined.text());
connect();

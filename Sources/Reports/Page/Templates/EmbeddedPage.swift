// Made from templates/ by Scripts/embed-templates: change the templates, then run the script.
// swift-format-ignore-file

/// The built-in templates of the page, by name.
enum EmbeddedPage {
    static let all: [String: String] = [
        "cell": ##"""
<td class=m{{modeNumber}}{{#isSame}} data-same{{/isSame}}>{{#modeName}}<b class=in-mode>{{modeName}}</b>{{/modeName}}{{#isSwatch}}<i class={{valueClass}}{{#isTranslucent}} data-clear{{/isTranslucent}}></i>{{/isSwatch}}{{^isSwatch}}{{> drawing}}{{/isSwatch}}{{text}}{{#note}} <small>{{note}}</small>{{/note}}{{#isRamp}}<p>{{#contrasts}}{{#passes}}<b>{{ratio}}</b>{{/passes}}{{^passes}}<small>{{ratio}}</small>{{/passes}}{{/contrasts}}{{/isRamp}}
"""##,
        "chapter": ##"""
<section class="chapter tokens" id="{{anchor}}">
<h2>{{title}}</h2>
{{#hasOverview}}
<div class="overview">
{{#sections}}
<a href=#{{anchor}}><span>{{name}}{{#part}} {{part}}{{/part}}</span><small>{{count}}</small>{{#strips}}<i class="m{{modeNumber}} {{valueClass}}"></i>{{/strips}}{{#drawing}}<svg viewBox="0 0 100 20" preserveAspectRatio="none" aria-hidden="true"><path d="{{drawing}}"/></svg>{{/drawing}}{{#extent}}<small>{{extent}}</small>{{/extent}}</a>
{{/sections}}
</div>
{{/hasOverview}}
{{#sections}}
<section class="group{{#isRamp}} ramp{{/isRamp}}{{#isSpecimens}} specimens{{/isSpecimens}}{{#hasModes}}{{#modes}} with{{number}}{{/modes}}{{/hasModes}}{{#heightClass}} v{{heightClass}}{{/heightClass}}" id={{anchor}}>
<div class=wide><table>
<caption>{{path}}{{#part}} <small>{{part}}</small>{{/part}} <small>{{count}}</small>{{#hiddenModes}} <small>{{hiddenModes}} more modes in the details</small>{{/hiddenModes}}</caption>
<thead><tr><th scope=col>Token<th scope=col>In code{{#hasModes}}{{#modes}}<th scope=col class="m{{number}}{{#isDark}} dark{{/isDark}}">{{name}}{{/modes}}{{/hasModes}}{{^hasModes}}<th scope=col>Value{{/hasModes}}{{#hasTargets}}<th scope=col class=refers>Refers to{{/hasTargets}}</thead>
<tbody>
{{#rows}}
{{> row}}
{{/rows}}
</tbody>
</table></div>
</section>
{{/sections}}
</section>

"""##,
        "contents": ##"""
<nav{{#hasManySections}} class="many"{{/hasManySections}} aria-label="Contents"><ul>
{{#hasProblems}}
<li><a href="#problems">Problems <small>{{problemCount}}</small></a></li>
{{/hasProblems}}
{{#chapters}}
<li><a href="#{{anchor}}">{{title}} <small>{{count}}</small></a><ul>
{{#sections}}
<li><a href="#{{anchor}}">{{#nameParts}}{{text}}<wbr>{{/nameParts}}{{nameEnd}}{{#part}} <small>{{part}}</small>{{/part}}</a></li>
{{/sections}}
</ul></li>
{{/chapters}}
{{#hasImages}}
<li><a href="#images">Images</a></li>
{{/hasImages}}
{{#hasChecks}}
<li><a href="#contrast">Contrast <small>{{failedCount}} failing</small></a></li>
{{/hasChecks}}
{{#hasLinks}}
<li><a href="#links">References</a></li>
{{/hasLinks}}
</ul></nav>

"""##,
        "contrast": ##"""
{{#hasChecks}}
<section class="chapter" id="contrast">
<h2>Contrast</h2>
<p>The colors that the configuration, names and layers put on each other, by WCAG 2.2. {{failedCount}} below their level.{{#unknownCount}} {{unknownCount}} unknown, because the background is translucent: name the color behind it in the configuration, as in <code>"contrast": { "page": "background.default" }</code>.{{/unknownCount}}</p>
<div class="wide"><table>
<thead><tr><th scope="col">Text</th><th scope="col">on</th>{{#hasModes}}<th scope="col">in</th>{{/hasModes}}<th scope="col">Sample</th><th scope="col">Contrast</th><th scope="col">Difference of lightness</th><th scope="col">Level</th></tr></thead>
<tbody>
{{#checks}}
<tr><th scope="row"><a href="#{{textAnchor}}">{{textPath}}</a></th><td><a href="#{{backgroundAnchor}}">{{backgroundPath}}</a>{{#base}} <small>over {{base}}</small>{{/base}}</td>{{#hasModes}}<td>{{name}}</td>{{/hasModes}}<td><span class="pair {{backgroundClass}}" aria-hidden="true"><span class="{{textClass}}">Ag</span></span></td><td>{{ratio}}</td><td>{{lightness}}</td><td>{{#passes}}✓ passes{{/passes}}{{#fails}}<em>needs {{level}}</em>{{#mended}} <small>{{mended}} passes</small>{{/mended}}{{/fails}}{{#isExempt}}exempt: disabled{{/isExempt}}{{#isUnknown}}unknown: translucent{{/isUnknown}}</td></tr>
{{/checks}}
</tbody>
</table></div>
{{#hiddenCount}}
<p>{{hiddenCount}} more are not shown.</p>
{{/hiddenCount}}
</section>
{{/hasChecks}}

"""##,
        "details": ##"""
<p id="copied" role="status"></p>
{{#isServed}}
<p id="broken" role="alert"></p>
{{/isServed}}
<aside id="details" aria-label="Details" tabindex="-1" hidden></aside>
<dialog id="help" aria-labelledby="help-title">
<h2 id="help-title">Keys</h2>
<dl>
<dt><kbd>/</kbd></dt><dd>search</dd>
<dt><kbd>↓</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>←</kbd></dt><dd>from token to token, and within a row</dd>
<dt><kbd>Enter</kbd></dt><dd>on a path: the details; on a symbol: copy it</dd>
<dt><kbd>c</kbd></dt><dd>copy the symbol of the row</dd>
<dt><kbd>Esc</kbd></dt><dd>close the details, or clear the search and the filters</dd>
<dt><kbd>?</kbd></dt><dd>these keys</dd>
</dl>
<button type="button" id="help-close">Close</button>
</dialog>
<dialog id="picture" aria-label="Image"></dialog>

"""##,
        "drawing": ##"""
{{#isCard}}<span class=card><i class={{valueClass}}></i></span>{{/isCard}}{{#isStrip}}<span class=strip><i class={{valueClass}}></i></span>{{/isStrip}}{{#isSample}}<span class="sample {{valueClass}}">Hamburgefonstiv 0123</span>{{/isSample}}{{#isBar}}<span class="bar {{valueClass}}"></span>{{/isBar}}{{#isCorner}}<svg class=corner width=42 height=42 aria-hidden=true><path d="{{drawing}}"/></svg>{{/isCorner}}{{#isMotion}}<span class=motion data-curve="{{points}}" data-milliseconds="{{milliseconds}}">{{#drawing}}<svg class=curve viewBox="-10 -40 120 180" width=48 height=72 aria-hidden=true><path d="{{drawing}}"/></svg>{{/drawing}}</span>{{/isMotion}}
"""##,
        "header": ##"""
<header id="top">
<div class="name"><h1>{{title}}</h1>
<p class="counts">{{#counts}}<span>{{text}}</span> {{/counts}}</p></div>
<div class="tools" role="search">
<input type="search" id="search" autocomplete="off" spellcheck="false" placeholder="Search names, values, #hex" aria-label="Search" aria-describedby="found">
{{#filters}}
<select data-filter="{{name}}" aria-label="{{title}}" aria-describedby="found"><option value="">{{title}}: all</option>{{#options}}<option value="{{name}}">{{text}}</option>{{/options}}</select>
{{/filters}}
{{#hasModes}}
<span class="modes" role="group" aria-label="Modes"><button type="button" data-mode="" aria-pressed="true">All</button>{{#modes}}<button type="button" data-mode="{{number}}"{{#isDark}} data-dark="true"{{/isDark}} aria-pressed="false" title="{{name}}">{{name}}</button>{{/modes}}</span>
{{/hasModes}}
<button type="button" id="help-button" aria-label="Keys">?</button>
</div>
<div class="found"><p id="found" role="status"></p><button type="button" id="clear" hidden>Clear</button></div>
<ul id="nearest" hidden></ul>
</header>

"""##,
        "images": ##"""
{{#hasImages}}
<section class="chapter" id="images">
<h2>Images</h2>
{{#shelves}}
<ul class="images">
{{#images}}
<li id="{{anchor}}"{{#isLarge}} class="large"{{/isLarge}}>{{#pictures}}<button type="button" class="ground {{#isDark}}dark{{/isDark}}{{^isDark}}light{{/isDark}}"><img{{#isTemplate}} class="template"{{/isTemplate}} src="{{address}}" alt="{{name}}{{#isDark}} in dark{{/isDark}}"{{#width}} width="{{width}}"{{/width}}{{#height}} height="{{height}}"{{/height}} loading="lazy" decoding="async"></button>{{/pictures}}{{^pictures}}<span class="file"><b>{{format}}</b></span>{{/pictures}}<strong>{{name}}</strong>{{#symbol}}<button type="button">{{symbol}}</button>{{/symbol}}<small>{{note}}</small></li>
{{/images}}
</ul>
{{/shelves}}
</section>
{{/hasImages}}

"""##,
        "links": ##"""
{{#hasLinks}}
<section class="chapter" id="links">
<h2>References between groups</h2>
<div class="wide"><table>
<thead><tr><th scope="col">Tokens of</th><th scope="col">refer to tokens of</th><th scope="col">times</th></tr></thead>
<tbody>
{{#links}}
<tr><th scope="row"><a href="#{{fromAnchor}}">{{fromPath}}</a></th><td><a href="#{{toAnchor}}">{{toPath}}</a></td><td>{{count}}</td></tr>
{{/links}}
</tbody>
</table></div>
</section>
{{/hasLinks}}

"""##,
        "omissions": ##"""
<footer>
<p>Made by TokenGenerator from:</p>
<ul>
{{#sources}}
<li><code>{{text}}</code></li>
{{/sources}}
</ul>
{{#omissions}}
<p>{{text}}.</p>
{{/omissions}}
</footer>

"""##,
        "page": ##"""
<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="{{policy}}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{title}}</title>
<style>{{{style}}}</style>
</head>
<body>
<a class="skip" href="#content">To the content</a>
{{> header}}
{{> contents}}
<main id="content">
{{> problems}}
{{#chapters}}
{{> chapter}}
{{/chapters}}
{{> images}}
{{> contrast}}
{{> links}}
{{> omissions}}
</main>
{{> details}}
<script type="application/json" id="data">{{{data}}}</script>
<script>{{{script}}}</script>
</body>
</html>

"""##,
        "problems": ##"""
{{#hasProblems}}
<details class="chapter" id="problems">
<summary>Problems <small>{{problemCount}}</small></summary>
<ul class="problems">
{{#problems}}
<li class="{{severity}}"><strong>{{severity}}</strong> {{message}} <code>{{code}}</code>{{#place}} <small>{{place}}</small>{{/place}}{{#notes}}<br>{{text}}{{/notes}}</li>
{{/problems}}
</ul>
</details>
{{/hasProblems}}

"""##,
        "row": ##"""
<tr id={{anchor}}><th scope=row><a href=#{{anchor}}>{{#nameParts}}{{text}}<wbr>{{/nameParts}}{{nameEnd}}</a>{{#marks}} <em>{{text}}</em>{{/marks}}{{#description}}<small class=about>{{description}}</small>{{/description}}<td>{{#symbol}}<button>{{#symbolParts}}{{text}}<wbr>{{/symbolParts}}{{symbolEnd}}</button>{{/symbol}}{{#cells}}{{> cell}}{{/cells}}{{#hasTargets}}<td>{{#targets}}{{#modeClasses}}<span class="{{modeClasses}}">{{/modeClasses}}<a href=#{{anchor}}>{{#pathParts}}{{text}}<wbr>{{/pathParts}}{{pathEnd}}</a>{{#modeNames}} <small>{{modeNames}}</small></span>{{/modeNames}}{{/targets}}{{/hasTargets}}</tr>

"""##,
        "script-chain": ##"""

let userLists = null;

// The tokens that refer to each token, in any mode.
function users(number) {
  if (!userLists) {
    userLists = page.tokens.map(() => []);
    page.tokens.forEach((token, user) => {
      const targets = new Set([...token.values.map(([, , target]) => target), ...(detail('parts', user) ?? [])]);
      for (const target of targets) if (target >= 0) userLists[target].push(user);
    });
  }
  return userLists[number];
}

// The value of a token in a mode. If that combines several modes, a token that only some of them change has its value
// by these.
function valueIn(token, mode) {
  const wanted = page.contexts[mode] ?? [];
  const fit = ([own]) => (page.contexts[own] ?? []).reduce((sum, context, axis) =>
    sum + (context === wanted[axis] ? 1 : context ? -wanted.length : 0), 0);
  return token.values.reduce((best, value) => fit(value) > fit(best) ? value : best);
}

// The target of a token in one of its values, that target's own target, and so on to the end.
function chain(number, place) {
  const numbers = [number];
  const mode = page.tokens[number].values[place][0];
  for (let target = page.tokens[number].values[place][2]; target >= 0 && !numbers.includes(target);) {
    numbers.push(target);
    target = valueIn(page.tokens[target], mode)[2];
  }
  return numbers;
}

// The chains of all modes, without duplicates.
function chains(number) {
  const seen = new Map();
  page.tokens[number].values.forEach(([mode], place) => {
    const numbers = chain(number, place);
    const key = numbers.join();
    if (!seen.has(key)) seen.set(key, { numbers, modes: [] });
    if (mode >= 0) seen.get(key).modes.push(page.modes[mode]);
  });
  return [...seen.values()];
}

// All tokens that refer to a token, directly or through others.
function dependents(number) {
  const found = new Set([number]);
  for (const token of found) users(token).forEach((user) => found.add(user));
  found.delete(number);
  return found;
}

// A box for each token on the way: its targets, starting at the end of each chain; the token; and the tokens that refer
// to it, down to components. Each box is further in than those of its targets, which are in `from`.
function chainBoxes(number) {
  const lines = chains(number).map((line) => line.numbers.slice(1)).filter((line) => line.length);
  const depth = Math.max(0, ...lines.map((line) => line.length));
  const boxes = [];
  const add = (box) => boxes.push(box) - 1;
  const ends = lines.flatMap((line) => line.reduceRight((from, target, at) => [add({ number: target, depth: depth - 1 - at, from })], []));
  addUsers(boxes, add({ number, depth, from: ends, isSelf: true }), [8, 3, 2], new Set([number]));
  return boxes;
}

// Adds the boxes of a token's users, and of theirs: as many at each depth as there is room for, and each token once.
function addUsers(boxes, place, [limit, ...deeper], seen) {
  const { number, depth } = boxes[place];
  const all = users(number).filter((user) => !seen.has(user));
  const shown = all.slice(0, limit);
  for (const user of all) seen.add(user);
  for (const user of shown) {
    const own = boxes.push({ number: user, depth: depth + 1, from: [place] }) - 1;
    if (deeper.length) addUsers(boxes, own, deeper, seen);
  }
  if (all.length > shown.length) boxes.push({ more: all.length - shown.length, depth: depth + 1, from: [place] });
}

const boxWidth = 280;
const boxStep = 30;

function label({ number, more, isSelf }, x, y) {
  if (more) return drawing('text', { x, y: y + 16 }, `and ${more} more`);
  const path = pathOf(number);
  const text = path.length > 40 ? path.slice(0, 14) + '…' + path.slice(-25) : path;
  const color = page.tokens[number].values[0]?.[1];
  const sample = typeof color === 'number' ? [drawing('rect', { x: x + 6, y: y + 5, width: 20, height: 14, rx: 3, class: `sample c${color}` })] : [];
  return drawing('a', { href: '#' + rows[number].id, 'aria-label': path, class: isSelf ? 'self' : '' },
    drawing('rect', { x, y, width: boxWidth, height: 24, rx: 5 }), ...sample,
    drawing('text', { x: x + (sample.length ? 33 : 8), y: y + 16 }, text));
}

function chainDrawing(number) {
  const boxes = chainBoxes(number);
  const left = (place) => boxes[place].depth * 20;
  const width = Math.max(...boxes.map((_, place) => left(place))) + boxWidth + 4;
  const height = boxes.length * boxStep;
  const picture = drawing('svg', { class: 'chain', width, viewBox: `-2 -2 ${width} ${height}`, role: 'group', 'aria-label': 'References' });
  boxes.forEach(({ from }, place) => from.forEach((other) => {
    const bend = `M${left(other) + 10} ${other * boxStep + 24}V${place * boxStep + 12}H${left(place) - 4}`;
    picture.append(drawing('path', { d: bend }));
  }));
  boxes.forEach((box, place) => picture.append(label(box, left(place), place * boxStep)));
  return picture;
}

"""##,
        "script-contents": ##"""

const contents = document.querySelector('nav');

// Marks the topmost visible group in the contents, or else its chapter.
function followScrolling() {
  const links = new Map([...contents.querySelectorAll('a')].map((link) => [link.hash.slice(1), link]));
  const parts = [...groups, ...chapters];
  const seen = new Set();
  const observer = new IntersectionObserver((changes) => {
    for (const { target, isIntersecting } of changes) {
      if (isIntersecting) seen.add(target); else seen.delete(target);
    }
    const first = parts.find((part) => seen.has(part));
    if (first) markCurrent(links.get(first.id));
  }, { rootMargin: '-70px 0px -50% 0px' });
  for (const part of parts) observer.observe(part);
}

function markCurrent(link) {
  const old = contents.querySelector('[aria-current]');
  if (old === link || !link) return;
  old?.removeAttribute('aria-current');
  link.setAttribute('aria-current', 'true');
  contents.querySelector('.current')?.classList.remove('current');
  link.closest('nav > ul > li').classList.add('current');
  const [place, frame] = [link.getBoundingClientRect(), contents.getBoundingClientRect()];
  if (place.top < frame.top + 40 || place.bottom > frame.bottom - 40) contents.scrollTop += place.top - frame.top - frame.height / 3;
}

"""##,
        "script-copy": ##"""

const copied = document.getElementById('copied');
let copiedTimer = 0;

async function copy(text) {
  say(await isCopied(text) ? `Copied ${text}` : `Could not copy ${text}`);
}

// Copies the digits of a swatch's color.
function copySwatch(sample) {
  copy(hexOfColor(Number(/^c(\d+)/.exec(sample.className)[1])).toUpperCase());
}

async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = element('textarea', { value: text, className: 'skip' });
    document.body.append(field);
    field.select();
    const isDone = document.execCommand('copy');
    field.remove();
    return isDone;
  }
}

// Shows a message at the bottom of the window for two seconds, wherever the page is scrolled to.
function say(text) {
  copied.textContent = text;
  clearTimeout(copiedTimer);
  copiedTimer = setTimeout(() => { copied.textContent = ''; }, 2000);
}

"""##,
        "script-details": ##"""

const details = document.getElementById('details');
let opener = null;

function part(title, ...children) {
  return [element('h3', { textContent: title }), ...children];
}

function list(numbers) {
  return element('ul', {}, ...numbers.map((number) => element('li', {}, linkTo(number))));
}

function copyButton(textContent) {
  return element('button', { type: 'button', className: 'copy', textContent });
}

function valueTerms(token) {
  return token.values.flatMap(([mode, value]) => {
    const sample = typeof value === 'number' ? swatch(value) : null;
    const description = element('dd', {}, sample, ...spellings(value).filter(Boolean).map(copyButton));
    return [element('dt', { textContent: mode < 0 ? 'Value' : page.modes[mode] }), description];
  });
}

function copyButtons(code) {
  return code.map(([symbol, output]) => element('p', {}, copyButton(symbol), ` in ${output}`));
}

// The color pairs of a token, as in the contrast chapter, with a color that would pass.
function pairItems(number) {
  const own = '#' + rows[number].id;
  return [...document.querySelectorAll('#contrast tbody tr')].flatMap((row) => {
    const [text, ground] = row.querySelectorAll('a');
    if (![text, ground].some((link) => link.hash === own)) return [];
    const other = text.hash === own ? ground : text;
    const isText = other === ground;
    const cells = [...row.cells].map((cell) => cell.textContent);
    const place = [...row.cells].findIndex((cell) => cell.querySelector('.pair'));
    const facts = [place > 2 ? cells[2] : '', cells[place + 1], cells.at(-1)].filter(Boolean).join(', ');
    const link = element('a', { href: other.hash, textContent: other.textContent });
    return [element('li', {}, row.querySelector('.pair').cloneNode(true),
      element('span', {}, isText ? 'on ' : '', link, isText ? '' : ' on it', element('small', { textContent: facts })))];
  });
}

const steps = {
  alias: 'The value is a reference.',
  variable: 'The value is inline, and Figma names the variable that it came from.',
  value: 'The value is inline, and equals that of the token it refers to.',
  literal: 'The value is inline.',
};

function losses(number) {
  return detail('losses', number) ?? ['The token that it refers to cannot be used.'];
}

function parts(number) {
  const token = page.tokens[number];
  const used = users(number);
  const path = chains(number);
  const marks = [...rows[number].querySelectorAll('em')].map((mark) => mark.textContent);
  const code = codeOf(number);
  const facts = [page.words[token.layer], page.words[token.type], ...marks].filter(Boolean).join(', ');
  const made = [element('p', { textContent: facts })];
  for (const text of [descriptionOf(number), detail('deprecated', number)]) if (text) made.push(element('p', { textContent: text }));
  const step = page.words[token.step];
  if (step) made.push(...part('Values', element('dl', {}, ...valueTerms(token))));
  else made.push(...part('Left out', ...losses(number).map((textContent) => element('p', { textContent }))));
  made.push(...part('In code', ...(code.length ? copyButtons(code) : [element('p', { textContent: page.words[token.untaken] ?? 'in no output' })])));
  const former = detail('former', number);
  if (former) made.push(...part('Former names', element('p', { textContent: former.join(', ') })));
  if (step) made.push(...part('Why', element('p', { textContent: steps[step] })));
  const pairs = pairItems(number);
  if (pairs.length) made.push(...part('Contrast', element('ul', { className: 'pairs' }, ...pairs)));
  if (used.length || path.some(({ numbers: line }) => line.length > 1)) made.push(...part('References', chainDrawing(number)));
  for (const { numbers: line, modes } of path) {
    if (line.length > 1) made.push(...part(modes.length && path.length > 1 ? `Refers to in ${modes.join(', ')}` : 'Refers to', list(line.slice(1))));
  }
  const madeOf = detail('parts', number);
  if (madeOf) made.push(...part('Parts', list(madeOf)));
  if (used.length) {
    const others = dependents(number).size - used.length;
    made.push(...part(`Used by ${used.length}${others ? `, and through them by ${others} more` : ''}`, list(used.slice(0, 50))));
    if (used.length > 50) made.push(element('p', { textContent: `and ${used.length - 50} more` }));
  }
  made.push(...part('Defined in', element('p', {}, copyButton(placeOf(token)))));
  const figma = detail('figma', number);
  if (figma) made.push(...part('Figma variable', element('p', { textContent: figma.startsWith(':') ? `VariableID${figma}` : figma })));
  return made;
}

// Details have their own entry in the browser's history, so that Back closes them.
function openDetails(number) {
  if (details.hidden) history.pushState({ isDetails: true }, '');
  state.token = pathOf(number);
  writeState();
  showDetails(number);
}

function closeDetails() {
  hideDetails();
  state.token = '';
  if (history.state?.isDetails) history.back();
  else writeState();
}

// Shows the details in the address, if any. Called when the page loads, and after Back and Forward, which keep the
// search.
function followAddress() {
  const number = state.token ? rows.findIndex((_, own) => pathOf(own) === state.token) : -1;
  if (number < 0) {
    state.token = '';
    if (!details.hidden) hideDetails();
  } else {
    opener = rows[number].querySelector(inRow);
    if (rows[number].hidden) clearSearch();
    rows[number].scrollIntoView({ block: 'center' });
    showDetails(number);
  }
}

function onPopState() {
  // Other places on the page are not tokens.
  if (location.hash && !location.hash.includes('=')) return;
  state.token = new URLSearchParams(location.hash.slice(1)).get('token') ?? '';
  followAddress();
  writeState();
}

function showDetails(number) {
  const close = element('button', { type: 'button', className: 'close', textContent: 'Close' });
  close.addEventListener('click', closeDetails);
  details.replaceChildren(close, element('h2', {}, copyButton(pathOf(number))), ...parts(number));
  document.querySelector('tr.chosen')?.classList.remove('chosen');
  rows[number].classList.add('chosen');
  details.hidden = false;
  details.scrollTop = 0;
  details.focus();
}

function hideDetails() {
  details.hidden = true;
  document.querySelector('tr.chosen')?.classList.remove('chosen');
  opener?.focus();
}

"""##,
        "script-elements": ##"""

// Elements are built from nodes and never from markup, because a name can contain any text.
function element(name, properties = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(properties)) {
    if (key in made) made[key] = value; else made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null));
  return made;
}

function drawing(name, attributes = {}, ...children) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

function swatch(color) {
  const made = element('i', { className: `c${color}` });
  made.toggleAttribute('data-clear', textOfColor(color).endsWith('%'));
  return made;
}

function linkTo(number, text) {
  return element('a', { href: '#' + rows[number].id, textContent: text ?? pathOf(number) });
}

"""##,
        "script-images": ##"""

const picture = document.getElementById('picture');

// An image without a picture for dark mode is also shown on a dark background, because white on white is invisible.
// Thousands at once would take seconds, so an image gets its second background when it comes near the window and the
// browser has time, or before it is printed.
function addGround(image) {
  const [ground, ...others] = image.querySelectorAll('.ground');
  if (!ground || others.length) return;
  const other = ground.cloneNode(true);
  for (const name of ['light', 'dark']) other.classList.toggle(name);
  other.tabIndex = -1;
  ground.after(other);
}

function addGrounds() {
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  document.addEventListener('contentvisibilityautostatechange', ({ target, skipped }) => {
    if (!skipped && target.matches('.images li')) whenIdle(() => addGround(target));
  }, true);
  if (!window.ContentVisibilityAutoStateChangeEvent) whenIdle(() => images.forEach(addGround));
  window.addEventListener('beforeprint', () => images.filter((image) => !image.hidden).forEach(addGround));
}

// Shows an image in its true size: a pixel of the page for each point.
function showPicture(image) {
  addGround(image);
  const grounds = [...image.querySelectorAll('.ground')].map((ground) =>
    element('span', { className: ground.className }, ground.firstElementChild.cloneNode()));
  const close = element('button', { type: 'button', textContent: 'Close' });
  close.addEventListener('click', () => picture.close());
  const size = element('p', { textContent: image.querySelector('small').textContent });
  picture.replaceChildren(element('h2', { textContent: nameOfImage(image) }), element('div', { className: 'true-size' }, ...grounds), size, close);
  picture.showModal();
}

"""##,
        "script-keys": ##"""

const help = document.getElementById('help');
const inRow = 'a, button';

// The Tab key reaches one element of each table; the arrow keys lead to the others.
function resetFocus() {
  for (const group of groups) {
    const row = group.querySelector('tbody tr:not([hidden])');
    group.querySelector('tbody [tabindex="0"]')?.setAttribute('tabindex', '-1');
    row?.querySelector(inRow)?.setAttribute('tabindex', '0');
  }
}

// The elements of a row that keys can reach, without the targets of hidden modes.
function elements(row) {
  return [...row.querySelectorAll(inRow)].filter((element) => element.checkVisibility());
}

// This takes a while for thousands of rows, so it waits for the first Tab.
let isOrdered = false;

function makeOrder() {
  if (isOrdered) return;
  isOrdered = true;
  for (const part of document.querySelectorAll('.tokens tbody :is(a, button):not([tabindex="0"])')) part.tabIndex = -1;
}

function takeFocus(target) {
  const table = target.closest('tbody');
  table.querySelector('[tabindex="0"]')?.setAttribute('tabindex', '-1');
  target.setAttribute('tabindex', '0');
  target.focus();
}

function move(target, key) {
  const row = target.closest('tr');
  const own = elements(row);
  const place = own.indexOf(target);
  // The steps of a ramp are side by side, with their texts below them.
  const isRamp = row.closest('.ramp') !== null;
  const isForward = key === 'ArrowRight' || key === 'ArrowDown';
  if ((key === 'ArrowRight' || key === 'ArrowLeft') !== isRamp) {
    const next = own[place + (isForward ? 1 : -1)];
    if (next) takeFocus(next);
    return;
  }
  let number = numbers.get(row);
  do number += isForward ? 1 : -1; while (rows[number]?.hidden);
  if (!rows[number]) return;
  const others = elements(rows[number]);
  takeFocus(others[Math.min(place, others.length - 1)]);
}

function onRowKey(event, target) {
  const row = target.closest('tr');
  if (event.key.startsWith('Arrow')) move(target, event.key);
  else if (event.key === 'c') copyOf(row);
  else return;
  event.preventDefault();
}

function copyOf(row) {
  const button = row.querySelector('button:not(.play)');
  if (button) copy(button.textContent);
}

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Tab') return makeOrder();
  if (event.key === 'Escape') return onEscape();
  const target = event.target;
  if (target.matches('input, select, textarea')) return;
  if (event.key === '/') { event.preventDefault(); field.focus(); field.select(); }
  else if (event.key === '?') help.showModal();
  else if (target.closest('.tokens tbody')) onRowKey(event, target);
}

function onEscape() {
  if (help.open || picture.open) return;
  if (!details.hidden) closeDetails();
  else if (isSearched()) clearSearch();
}

function onClick(event) {
  const ground = event.target.closest('button.ground');
  if (ground) return showPicture(ground.closest('li'));
  const sample = event.target.closest('.tokens td > i, #details dd > i');
  if (sample) return copySwatch(sample);
  const button = event.target.closest('.tokens td > button, .images button, button.copy');
  if (button) return void copy(button.textContent);
  if (event.target.closest('button')) return;
  const link = event.target.closest('a[href^="#"]');
  const target = link ? document.getElementById(link.getAttribute('href').slice(1)) : event.target.closest('.tokens tbody tr');
  if (target?.closest('[hidden]')) clearSearch();
  if (!numbers.has(target)) return;
  event.preventDefault();
  opener = target.querySelector(inRow);
  if (link) target.scrollIntoView({ block: 'nearest' });
  takeFocus(opener);
  openDetails(numbers.get(target));
}

// Scrolls elements clear of the header, whose height changes.
function keepClear() {
  const header = document.getElementById('top');
  new ResizeObserver(() => {
    const isOnTop = getComputedStyle(header).position === 'sticky';
    root.style.scrollPaddingTop = isOnTop ? `${header.offsetHeight + 8}px` : '';
    root.style.setProperty('--top', `${header.offsetHeight}px`);
  }).observe(header);
}

function begin() {
  keepClear();
  followScrolling();
  addPlayers();
  addGrounds();
  readState();
  fillFields();
  showMode(state.m);
  if (isSearched()) search();
  resetFocus();
  field.addEventListener('input', takeSearch);
  for (const filter of filters) filter.addEventListener('change', takeSearch);
  clearButton.addEventListener('click', () => { clearSearch(); field.focus(); });
  window.addEventListener('beforeprint', tell);
  for (const button of modeButtons) button.addEventListener('click', () => { showMode(button.dataset.mode); writeState(); });
  document.getElementById('help-button').addEventListener('click', () => help.showModal());
  document.getElementById('help-close').addEventListener('click', () => help.close());
  document.addEventListener('keydown', onKey);
  document.addEventListener('click', onClick);
  const named = document.getElementById(location.hash.slice(1));
  if (numbers.has(named)) named.scrollIntoView({ block: 'center' });
  if (state.token) followAddress();
  window.addEventListener('popstate', onPopState);
}

"""##,
        "script-modes": ##"""

const modeButtons = [...document.querySelectorAll('[data-mode]')];

// The style sheet hides columns. With a single mode, the page is as light or dark as that mode.
function showMode(mode) {
  const chosen = modeButtons.find((button) => button.dataset.mode === mode) ?? modeButtons[0];
  if (!chosen) return;
  state.m = chosen.dataset.mode;
  for (const button of modeButtons) button.setAttribute('aria-pressed', String(button === chosen));
  for (const name of [...root.classList]) if (name !== 'scripted') root.classList.remove(name);
  if (state.m !== '') root.classList.add('only', `only-${state.m}`, chosen.dataset.dark ? 'dark' : 'light');
}

"""##,
        "script-motion": ##"""

// A dot beside each curve moves on request, never by itself.
function addPlayers() {
  for (const motion of document.querySelectorAll('.motion')) {
    const dot = element('i');
    const button = element('button', { type: 'button', className: 'play', textContent: 'Play' });
    motion.append(element('span', { className: 'track' }, dot), button);
    button.addEventListener('click', () => play(dot, motion.dataset));
  }
}

function play(dot, { curve, milliseconds }) {
  const points = curve.split(' ').map(Number);
  const easing = curve && points.every(Number.isFinite) ? `cubic-bezier(${points.join()})` : 'linear';
  const duration = Math.min(Math.max(Number(milliseconds) || 600, 1), 10000);
  dot.animate([{ left: '0' }, { left: '104px' }], { duration, easing, fill: 'forwards' });
}

"""##,
        "script-nearest": ##"""

const nearest = document.getElementById('nearest');
let spots = null;
let colorTokens = null;
let pairRows = null;

// The coordinates of a color on white and on black, which differ if it is translucent.
function spotsOf(hex) {
  const [red, green, blue, opacity] = [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2) || 'ff', 16) / 255);
  return [1, 0].map((ground) => oklab([red, green, blue].map((part) => linear(part * opacity + ground * (1 - opacity)))));
}

function distance(one, other) {
  const squares = one.flatMap((place, ground) => place.map((part, at) => (part - other[ground][at]) ** 2));
  return Math.sqrt(squares.reduce((sum, square) => sum + square) / 2);
}

// For each color, the first token that defines it instead of referring to it.
function tokensOfColors() {
  const found = new Map();
  for (const isStated of [true, false]) {
    page.tokens.forEach((token, number) => token.values.forEach(([, color, target]) => {
      if (typeof color === 'number' && target < 0 === isStated && !found.has(color)) found.set(color, number);
    }));
  }
  return found;
}

// Shows hints above the results: the nearest tokens for a color, the best of many matches, or similar names if there
// are no results.
function showHints(query, found) {
  const hex = hexOf(query);
  const isNothing = query && !found.length && !items.some((item) => !item.hidden);
  const [title, hints] = hex ? ['Nearest:', nearestColors(hex)] : isNothing ? ['Nothing found. Nearest:', nearestNames(query)]
    : query.length > 1 ? ['Best:', best(found)] : ['', []];
  nearest.replaceChildren(...hints.length ? [title, ...hints].map((hint) => element('li', {}, ...[hint].flat())) : []);
  if (isNothing && !hints.length) nearest.append(element('li', { textContent: 'Nothing found.' }));
  nearest.hidden = !nearest.hasChildNodes();
}

function nearestColors(hex) {
  spots ??= page.colors.map((_, color) => spotsOf(hexOfColor(color)));
  colorTokens ??= tokensOfColors();
  const wanted = spotsOf(hex);
  const distances = [...colorTokens].map(([color, number]) => ({ color, number, far: distance(spots[color], wanted) }));
  distances.sort((one, other) => one.far - other.far);
  return distances.slice(0, 5).map(({ color, number, far }) =>
    [linkWithSwatch(number, color), ` ${textOfColor(color)}, ΔE ${(far * 100).toFixed(1)}`]);
}

function linkWithSwatch(number, color) {
  const link = linkTo(number);
  if (typeof color === 'number') link.prepend(swatch(color));
  return link;
}

function best(found) {
  const [most, least] = found.reduce(([most, least], { rank }) => [Math.max(most, rank), Math.min(least, rank)], [0, Infinity]);
  if (found.length < 8 || most === least) return [];
  // Sorting keeps the page's order for equal ranks.
  return [...found].sort((one, other) => other.rank - one.rank).slice(0, 5)
    .map(({ number }) => [linkWithSwatch(number, page.tokens[number].values[0][1])]);
}

function letterPairs(text) {
  return [...new Set(Array.from({ length: Math.max(text.length - 1, 0) }, (_, at) => text.slice(at, at + 2)))];
}

// The tokens and images with each pair of letters in their names: rows first, then images.
function makePairRows() {
  pairRows = new Map();
  const names = [...rows.map((_, number) => pathOf(number)), ...images.map(nameOfImage)];
  names.forEach((name, place) => {
    for (const pair of letterPairs(bareText(name))) {
      if (!pairRows.has(pair)) pairRows.set(pair, []);
      pairRows.get(pair).push(place);
    }
  });
}

function nameOfImage(image) {
  return image.querySelector('strong').textContent;
}

// The names with the most pairs of letters of a word without results: at least half of them, and not far fewer than the
// best. Of two equal ones, the shorter comes first.
function nearestNames(query) {
  if (!pairRows) makePairRows();
  const wanted = letterPairs(bareText(query));
  const counts = new Map();
  for (const pair of wanted) for (const place of pairRows.get(pair) ?? []) counts.set(place, (counts.get(place) ?? 0) + 1);
  const least = Math.max(wanted.length / 2, ...[...counts.values()].map((count) => count * 0.75));
  const close = [...counts].filter(([, count]) => count >= least);
  const length = (place) => place < rows.length ? pathOf(place).length : nameOfImage(images[place - rows.length]).length;
  close.sort(([one, count], [other, others]) => others - count || length(one) - length(other));
  return close.slice(0, 5).map(([place]) => [place < rows.length ? linkTo(place) : linkToImage(images[place - rows.length])]);
}

function linkToImage(image) {
  return element('a', { href: '#' + image.id, textContent: nameOfImage(image) });
}

"""##,
        "script-newer": ##"""
// The server announces a newer page. The page tells it which one it is, so that updates during loading are not missed.
// The address keeps the search and the position on the page. If there are errors, this page is outdated.
const [served] = performance.getEntriesByType('navigation')[0]?.serverTiming ?? [];
const broken = document.getElementById('broken');
const changes = new EventSource('/changes?' + (served?.description ?? ''));
changes.addEventListener('message', () => location.reload());
changes.addEventListener('errors', ({ data }) => { broken.textContent = `This page is not up to date, because of errors:\n${data}`; });
changes.addEventListener('fixed', () => { broken.textContent = ''; });

"""##,
        "script-query": ##"""

// The search: words in any order, all of which must be in the names or values of a token. A word is a function that
// returns how well it fits an entry, from 4 for a whole name to 0 for no match.

// Names for comparison: Figma writes `/` instead of the dots in paths.
function nameText(text) {
  return text.toLowerCase().replaceAll('/', '.');
}

// Only letters and digits: `text-primary` also matches `textPrimary`.
function bareText(text) {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

// The searched texts of an item: names, and if it has any, values with all spellings, and colors.
function entry(names, values = '', spelled = '', colors = []) {
  return { names: `\n${names.map(nameText).join('\n')}\n`, values, spelled, colors };
}

// The names of an entry in letters and digits, computed if a word is not found in the original names.
function bareNames(own) {
  return own.bare ??= own.names.split('\n').map(bareText).join('\n');
}

function withOpacity(hex, opacity) {
  const part = Math.round(opacity * 255);
  return part < 255 ? hex + part.toString(16).padStart(2, '0') : hex;
}

// A color of the page by its digits, including those of its opacity unless it is opaque.
function hexOfColor(color) {
  const [hex, opacity] = textOfColor(color).toLowerCase().split(' ');
  return opacity ? withOpacity(hex, parseFloat(opacity) / 100) : hex;
}

// A color in a search: `#147`, `#14706e80` or `rgb(20 112 110 / 50%)`; null for other text. Without #, only six or
// eight digits are a color: 500 is a name.
function hexOf(text) {
  if (text.startsWith('rgb')) return hexOfParts(text.match(/[\d.]+%?/g) ?? []);
  const digits = /^(?:#([0-9a-f]{3,4})|#?([0-9a-f]{6}(?:[0-9a-f]{2})?))$/.exec(text);
  if (!digits) return null;
  const all = digits[2] ?? [...digits[1]].map((digit) => digit + digit).join('');
  return '#' + (all.endsWith('ff') && all.length === 8 ? all.slice(0, 6) : all);
}

function hexOfParts(parts) {
  if (parts.length !== 3 && parts.length !== 4) return null;
  const share = (part, whole) => Math.min(parseFloat(part) / (part.endsWith('%') ? 100 : whole), 1);
  const digits = parts.slice(0, 3).map((part) => Math.round(share(part, 255) * 255).toString(16).padStart(2, '0'));
  return withOpacity('#' + digits.join(''), parts.length === 4 ? share(parts[3], 1) : 1);
}

// 4 if a word is a whole part of a name, 3 if a part begins with it, 2 if it is anywhere in one.
function fitsName(text, { names }) {
  let rank = 0;
  for (let at = names.indexOf(text); at >= 0 && rank < 4; at = names.indexOf(text, at + 1)) {
    const isStart = isEnd(names[at - 1]);
    rank = Math.max(rank, isStart && isEnd(names[at + text.length]) ? 4 : isStart ? 3 : 2);
  }
  return rank;
}

function isEnd(letter) {
  return letter === '\n' || letter === '.';
}

function textWord(text) {
  const name = nameText(text).replace(/(?<=.)\.$/, '');
  const bareWord = name.includes('.') ? '' : bareText(text);
  return (own) => {
    const rank = fitsName(name, own);
    if (rank) return rank;
    return bareWord && bareNames(own).includes(bareWord) ? 2 : own.spelled.includes(text) ? 1 : 0;
  };
}

// Numbers match as a whole: 8 is neither 84 nor a digit of a color. Points are pixels, and so are numbers without a
// unit.
function numberWord(text) {
  const [, number, unit] = /^([^a-z%]*)(.*)$/.exec(text);
  const digits = number.replaceAll('.', '\\.');
  const units = unit === '' ? '' : /^(px|pt|dp)$/.test(unit) ? '(?: ?(?:px|pt|dp))?' : ` ?${unit}`;
  const inNames = new RegExp(`(?<!\\d)${digits}${unit}(?!\\d)`);
  const inValues = new RegExp(`(?<![\\w.#-])${digits}${units}(?!\\d|\\.\\d${unit ? '| ?[a-z%]' : '|%'})`);
  return (own) => fitsName(text, own) === 4 ? 4 : inValues.test(own.values) ? 3 : inNames.test(own.names) ? 2 : 0;
}

// A color matches a word with the first of its digits. It is exact if all digits are equal.
function colorWord(text) {
  const hex = hexOf(text) ?? text;
  const isName = /^[0-9a-f]/.test(text) && !text.startsWith('rgb');
  const start = text.startsWith('#') ? text : hex;
  const named = isName ? textWord(text) : () => 0;
  return (own) => {
    if (own.colors.includes(hex)) return 4;
    return own.colors.some((color) => color.startsWith(start)) || own.names.includes(start) ? 2 : named(own);
  };
}

function textsOf(query) {
  const joined = query.replace(/(?<=\d) +(?=(?:px|pt|dp|%|rem|em|ms|s)(?: |$))/g, '');
  return joined.match(/(?:rgba?|color|oklch)\([^)]*\)|[^\s,]+/g) ?? [];
}

function wordOf(text) {
  if (text.startsWith('#') || hexOf(text)) return colorWord(text);
  return /^-?\d*\.?\d+(px|pt|dp|%|rem|em|ms|s)?$/.test(text) ? numberWord(text) : textWord(text);
}

// How well an entry fits a query, as a function like those of words. A name that ends with all words in their order
// fits best.
function fitOf(query) {
  const texts = textsOf(query);
  const words = texts.map(wordOf);
  const ending = nameText(texts.join('.')) + '\n';
  if (!words.length) return () => 1;
  return (own) => {
    let sum = 0;
    for (const word of words) {
      const rank = word(own);
      if (rank === 0) return 0;
      sum += rank;
    }
    return sum / words.length + (own.names.includes(ending) ? 1 : 0);
  };
}

"""##,
        "script-search": ##"""

const field = document.getElementById('search');
const clearButton = document.getElementById('clear');
const groups = [...document.querySelectorAll('.group')];
const chapters = [...document.querySelectorAll('.chapter')];
const chapterLinks = [...document.querySelectorAll('nav a')];
const shelves = [...document.querySelectorAll('.images')];
const images = [...document.querySelectorAll('#images li')];
// The other items that can be found: images, problems, references, and pairs of colors.
const items = [...document.querySelectorAll('#images li, #problems li, #links tbody tr, #contrast tbody tr')];
let entries = null;
let itemEntries = null;
let foundCount = 0;

// The searched texts of each row and item, created for the first search.
function makeEntries() {
  const hexes = page.colors.map((_, color) => hexOfColor(color));
  const texts = page.colors.map((_, color) => textOfColor(color).toLowerCase());
  const spelled = page.colors.map((_, color) => [texts[color], ...wideSpellings(color)].join('\n'));
  const textOf = (value, all) => typeof value === 'number' ? all[value] : value.toLowerCase();
  entries = rows.map((row, number) => {
    const own = page.tokens[number].values.map(([, value]) => value);
    const names = [pathOf(number), ...codeOf(number).map(([symbol]) => symbol), ...(detail('former', number) ?? [])];
    const said = [texts, spelled].map((all) => own.map((value) => textOf(value, all)).join('\n'));
    return entry(names, said[0], `${said[1]}\n${descriptionOf(number).toLowerCase()}`, own.filter((value) => typeof value === 'number').map((color) => hexes[color]));
  });
  itemEntries = items.map((item) => entry(namesOf(item).map((part) => part.textContent)));
}

// The names in an item. For a problem, this is its whole text.
function namesOf(item) {
  return item.matches('#problems li') ? [item] : [...item.querySelectorAll('a, strong, button')];
}

// Whether a token has the value of each active filter.
function passes(token, used) {
  return used.every((filter) => [token[filter.dataset.filter]].flat().some((word) => (page.words[word] ?? 'none') === filter.value));
}

function show(part, isShown) {
  if (part.hidden === isShown) part.hidden = !isShown;
}

function search() {
  const query = state.q.trim().toLowerCase();
  const used = filters.filter((filter) => filter.value);
  if (query && !entries) makeEntries();
  const fit = query ? fitOf(query) : () => 1;
  const found = searchRows(fit, used);
  foundCount = found.length;
  searchItems(fit, used);
  hideEmpty();
  clearButton.hidden = !isSearched();
  root.toggleAttribute('data-searched', isSearched());
  tell();
  showHints(query, found);
}

// Shows the matching rows, and returns how well each fits.
function searchRows(fit, used) {
  const found = [];
  rows.forEach((row, number) => {
    const rank = passes(page.tokens[number], used) ? fit(entries?.[number]) : 0;
    if (rank > 0) found.push({ number, rank });
    show(row, rank > 0);
  });
  return found;
}

// Filters do not apply to items, except those for tokens to both tokens of a pair.
function searchItems(fit, used) {
  items.forEach((item, place) => {
    show(item, fit(itemEntries?.[place]) > 0 && (!used.length || tokensOf(item).some((number) => passes(page.tokens[number], used))));
  });
}

function tokensOf(item) {
  const targets = [...item.querySelectorAll('a')].map((link) => document.getElementById(link.hash.slice(1)));
  return targets.filter((target) => numbers.has(target)).map((target) => numbers.get(target));
}

function hideEmpty() {
  for (const part of [...groups, ...shelves, ...chapters]) {
    show(part, !isSearched() || part.querySelector('tbody tr:not([hidden]), li:not([hidden])') !== null);
  }
  for (const link of chapterLinks) show(link.parentElement, !document.getElementById(link.hash.slice(1))?.hidden);
}

function isSearched() {
  return state.q !== '' || filters.some((filter) => filter.value);
}

// Describes the results and the search, for screen readers and printouts, in which the fields are not visible.
function tell() {
  const words = filters.filter((filter) => filter.value).map((filter) => filter.selectedOptions[0].textContent);
  if (state.q) words.push(`“${state.q}”`);
  const shown = images.filter((image) => !image.hidden).length;
  const counts = [`${foundCount} of ${rows.length} tokens`, ...(shown ? [`${shown} of ${images.length} images`] : [])];
  status.textContent = isSearched() ? `${counts.join(', ')}: ${words.join(', ')}` : '';
}

// Applies the contents of the fields.
function takeSearch() {
  state.q = field.value;
  for (const filter of filters) state[filter.dataset.filter] = filter.value;
  writeState();
  search();
  resetFocus();
}

// Fills the fields from the address. A filter without the given option shows all.
function fillFields() {
  field.value = state.q;
  for (const filter of filters) {
    filter.value = state[filter.dataset.filter];
    if (filter.selectedIndex < 0) filter.value = '';
    state[filter.dataset.filter] = filter.value;
  }
}

function clearSearch() {
  for (const input of [field, ...filters]) input.value = '';
  takeSearch();
}

"""##,
        "script-state": ##"""

// The address contains the state, so that it can be sent to somebody: search, filters, mode, and the path of the token
// whose details are open.
const filters = [...document.querySelectorAll('[data-filter]')];
const state = { q: '', m: '', token: '', ...Object.fromEntries(filters.map((filter) => [filter.dataset.filter, ''])) };

function readState() {
  for (const [key, value] of new URLSearchParams(location.hash.slice(1))) {
    if (Object.hasOwn(state, key)) state[key] = value;
  }
}

function writeState() {
  const parts = Object.entries(state).filter(([, value]) => value !== '');
  const text = parts.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
  history.replaceState(history.state, '', text ? '#' + text : location.pathname + location.search);
}

"""##,
        "script-tokens": ##"""

// The data contains what many rows share only once, in their kind, and the rest by columns. A token has the line in its
// file, and for each value the mode, the content and the row of the target; -1 for none.
const kinds = page.runs.flatMap(([kind, count]) => Array(count).fill(page.kinds[kind]));
let [line, place, targetPlace] = [0, 0, 0];
page.tokens = kinds.map((kind, number) => {
  line += page.lines[number];
  const values = (kind.modes ?? [-1]).map((mode) =>
    [mode, page.values[place++], kind.refers ? page.targets[targetPlace++] : -1]);
  return { ...kind, line, values };
});

// The properties that only some tokens have.
function detail(name, number) {
  return page[name]?.[number] || null;
}

// The data does not repeat what a row shows of its token: the symbol, a description of one line, and the part of the
// path inside its group.
const groupPaths = page.groups.flatMap(([path, count]) => Array(count).fill(path));

function pathOf(number) {
  const name = rows[number].querySelector('th a').textContent;
  return page.tokens[number].isPath ? name : `${groupPaths[number]}.${name}`;
}

// The symbol in each output, with the name of the file.
function codeOf(number) {
  const shown = rows[number].querySelector('td > button')?.textContent;
  const all = detail('code', number) ?? (page.tokens[number].code ?? []).map((output) => [shown, output]);
  return all.map(([symbol, output]) => [symbol, page.outputs[output]]);
}

function descriptionOf(number) {
  return detail('description', number) ?? rows[number].querySelector('.about')?.textContent ?? '';
}

function placeOf({ file, line, column }) {
  return `${page.files[file]}:${line}:${column}`;
}

// A value is a text, or the number of a color, which has several spellings.
function spellings(value) {
  if (typeof value !== 'number') return [value];
  return [hexOfColor(value).toUpperCase(), ...wideSpellings(value), rgbOf(value)];
}

// The readable text of a color: `#14706E 40%`.
function textOfColor(color) {
  return [page.colors[color]].flat()[0];
}

// The color in Display P3 and in OKLCH. The data contains them if the components do not have eight bits.
function wideSpellings(color) {
  const [text, ...wide] = [page.colors[color]].flat();
  if (wide.length) return wide;
  const [hex, opacity] = text.split(' ');
  const alpha = opacity ? ` / ${rounded(parseFloat(opacity) / 100, 1000)}` : '';
  const light = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255));
  const parts = multiplied(wideGamut, light).map((part) => rounded(part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055, 1000));
  return [`color(display-p3 ${parts.join(' ')}${alpha})`, oklchOf(light, alpha)];
}

function oklchOf(light, alpha) {
  const [lightness, a, b] = oklab(light);
  const chroma = rounded(Math.hypot(a, b), 1000);
  const hue = chroma === 0 ? 'none' : (Math.round(Math.atan2(b, a) * 180 / Math.PI) + 360) % 360;
  return `oklch(${rounded(lightness * 100, 10)}% ${chroma} ${hue}${alpha})`;
}

// From linear sRGB to linear Display P3.
const wideGamut = [
  [0.8224619687143628, 0.17753803128563723, 0], [0.03319419885096159, 0.9668058011490384, 0],
  [0.017082631031139435, 0.07239744066396346, 0.9105199283048972],
];

function multiplied(matrix, numbers) {
  return matrix.map((row) => row.reduce((sum, factor, place) => sum + factor * numbers[place], 0));
}

function rounded(number, steps) {
  return Math.round(number * steps) / steps;
}

function linear(part) {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

// Linear light in OKLab, in which distances match perception.
function oklab(light) {
  const roots = multiplied([
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566],
    [0.0883024619, 0.2817188376, 0.6299787005],
  ], light).map(Math.cbrt);
  return multiplied([
    [0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099],
    [0.0259040371, 0.7827717662, -0.808675766],
  ], roots);
}

// A color for all versions of CSS: `rgb(20 112 110 / 40%)`.
function rgbOf(color) {
  const [hex, opacity] = textOfColor(color).split(' ');
  const parts = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)).join(' ');
  return `rgb(${parts}${opacity ? ` / ${opacity}` : ''})`;
}

"""##,
        "script": ##"""
'use strict';
(() => {
const page = JSON.parse(document.getElementById('data').textContent);
const root = document.documentElement;
const rows = [...document.querySelectorAll('.tokens tbody tr')];
const numbers = new Map(rows.map((row, number) => [row, number]));
const status = document.getElementById('found');
root.classList.add('scripted');
{{> script-tokens}}
{{> script-elements}}
{{> script-state}}
{{> script-copy}}
{{> script-query}}
{{> script-search}}
{{> script-contents}}
{{> script-nearest}}
{{> script-images}}
{{> script-modes}}
{{> script-chain}}
{{> script-details}}
{{> script-motion}}
{{> script-keys}}
{{#isServed}}
{{> script-newer}}
{{/isServed}}
begin();
})();

"""##,
        "style-details": ##"""
#details { position: fixed; right: 0; bottom: 0; top: 0; width: min(27rem, 100vw); z-index: 4; overflow: auto; background: var(--ground); border-left: 1px solid var(--line); box-shadow: 0 0 30px #00000033; padding: 16px 20px 40px }
#details h2 { font-size: 18px; margin: 0 76px 4px 0; overflow-wrap: anywhere }
#details h2 button.copy { font: inherit; border-color: transparent; padding: 1px 6px; margin: 0 0 0 -7px }
#details h2 button.copy:hover { background: var(--raised); border-color: var(--edge) }
#details h3 { font-size: 13px; color: var(--quiet); margin: 20px 0 4px }
#details .close { position: absolute; right: 12px; top: 12px }
#details p { margin: 4px 0; white-space: pre-line; overflow-wrap: anywhere }
#details dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 12px; margin: 0 }
#details dt { color: var(--quiet) }
#details dd { margin: 0; overflow-wrap: anywhere }
#details dd button.copy { display: block; border-color: transparent; padding: 1px 5px; min-height: 24px; margin: 0 0 0 -6px }
#details dd button.copy:hover { background: var(--raised); border-color: var(--edge) }
#details dd:has(> i) { display: grid; grid-template-columns: auto minmax(0, 1fr); align-items: start }
#details dd > i { grid-row: 1 / span 9; width: 44px; height: 44px }
#details .pairs { list-style: none; padding: 0 }
#details .pairs li { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: 10px; align-items: center; margin: 6px 0 }
#details .pairs small { display: block }
#details ul { margin: 0; padding-left: 18px }
#details li a { display: inline-block; min-height: 24px; overflow-wrap: anywhere }
#details button.copy { font: 13px ui-monospace, Menlo, Consolas, monospace; text-align: left; max-width: 100%; overflow-wrap: anywhere; margin: 2px 0 }
#details svg.chain { max-width: 100%; height: auto; margin-top: 4px }
#details:focus-visible { outline-offset: -3px }
svg.chain text { font: 11px system-ui, sans-serif; fill: var(--text) }
svg.chain rect { fill: var(--raised); stroke: var(--edge) }
svg.chain rect.sample { fill: var(--c); stroke-width: 1; stroke: var(--edge); forced-color-adjust: none }
svg.chain .self rect:first-child { stroke: var(--link); stroke-width: 2 }
svg.chain path { fill: none; stroke: var(--edge); stroke-width: 1.5 }
dialog { border: 1px solid var(--edge); border-radius: 10px; background: var(--ground); color: var(--text); padding: 20px 28px }
dialog h2 { margin-top: 0 }
dialog dl { display: grid; grid-template-columns: max-content 1fr; gap: 8px 16px }
dialog dd { margin: 0 }
kbd { border: 1px solid var(--edge); border-radius: 4px; padding: 0 6px; font: 13px ui-monospace, monospace }

"""##,
        "style-images": ##"""
/* As with tables, what is far from the window is laid out when it comes near. */
.images { content-visibility: auto; contain-intrinsic-size: auto 2340px; display: grid; grid-template-columns: repeat(auto-fill, minmax(124px, 1fr)); gap: 10px; align-items: start; list-style: none; padding: 0; margin: 0 0 10px }
.images li { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; padding-bottom: 6px; display: grid; grid-template-columns: 1fr 1fr; gap: 2px 0; overflow-wrap: anywhere; font-size: 13px; content-visibility: auto; contain-intrinsic-size: auto 146px }
.images .large { grid-column: span 2; contain-intrinsic-size: auto 226px }
.images li > * { grid-column: 1 / -1; justify-self: start; margin: 0 6px }
.images small { font-size: 12px }
.images button { font: 12px/1.4 ui-monospace, Menlo, Consolas, monospace; text-align: left; max-width: calc(100% - 12px); overflow-wrap: anywhere; min-height: 24px; padding: 1px 5px; border-color: transparent; background: var(--raised) }
.images button:hover { border-color: var(--edge) }
.ground { display: flex; align-items: center; justify-content: center; padding: 4px; border: none; border-radius: 0; forced-color-adjust: none }
.images .ground, .images .file { grid-column: auto; justify-self: stretch; max-width: none; min-width: 0; height: 64px; margin: 0 0 4px; border: none }
.images .large .ground, .images .large .file { height: 144px }
/* Squares show what is transparent, on a light and on a dark ground. Without the script, one ground is half of each. */
.ground.light { background: repeating-conic-gradient(#ececf0 0% 25%, #ffffff 0% 50%) 0 0 / 16px 16px }
.ground.dark { background: repeating-conic-gradient(#232328 0% 25%, #131316 0% 50%) 0 0 / 16px 16px }
html:not(.scripted) .ground:first-child:has(+ strong) { grid-column: 1 / -1; background: linear-gradient(90deg, #ffffff 50%, #131316 50%) }
.ground img { max-width: 100%; max-height: 100%; object-fit: contain }
/* An image that takes the tint color of an app is drawn in the color of text. */
.ground.light img.template { filter: brightness(0) }
.ground.dark img.template { filter: brightness(0) invert(1) }
.images .file { grid-column: 1 / -1; display: grid; place-items: center; background: var(--raised) }
.file b { font-size: 12px; color: var(--quiet); border: 1px solid var(--edge); border-radius: 3px; padding: 8px 6px }
.true-size { display: flex; flex-wrap: wrap; max-width: 90vw; max-height: 70vh; overflow: auto }
.true-size .ground { flex: none; padding: 16px }
.true-size img { max-width: none; max-height: none }
@media screen and (max-width: 43.75rem) {
  .images { contain-intrinsic-size: auto 7800px }
}
@media print {
  .images, .images li { content-visibility: visible }
}

"""##,
        "style-overview": ##"""
.overview { display: grid; grid-template-columns: repeat(auto-fill, minmax(164px, 1fr)); gap: 8px 14px; margin: 0 0 28px; content-visibility: auto; contain-intrinsic-size: auto 500px }
.overview a { display: grid; grid-template-columns: minmax(0, 1fr) auto; align-items: baseline; align-content: start; gap: 3px 8px; padding: 6px 8px 7px; margin: 0 -8px; border-radius: 7px; color: inherit; text-decoration: none; font-size: 14px }
.overview a:hover { background: var(--raised) }
.overview span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.overview small { font-size: 12px; white-space: nowrap }
.overview i { background: linear-gradient(90deg, var(--s)); grid-column: 1 / -1; height: 20px; border-radius: 4px; outline: 1px solid color-mix(in srgb, var(--edge) 55%, transparent); outline-offset: -1px; forced-color-adjust: none }
.overview i + i { height: 10px }
.overview svg { grid-column: 1 / -1; width: 100%; height: 20px; fill: color-mix(in srgb, var(--link) 70%, transparent) }
[data-searched] .overview { display: none }
/* How well the color is read on white, and on black. */
td > p { display: flex; flex-wrap: wrap; gap: 2px 3px; margin: 2px 0 0 }
td > p > * { padding: 0 4px; border-radius: 4px; border: 1px solid var(--line); font-size: 11px; background: #ffffff; color: #5a5d66; forced-color-adjust: none }
td > p > b { color: #000000; font-weight: 700 }
td > p > ::after { content: "" / " on white" }
td > p > * + *::after { content: "" / " on black" }
td > p > * + * { background: #000000; color: #a9acb5 }
td > p > * + b { color: #ffffff }
@media screen {
  /* Text styles: a line of text as wide as the page, below its name. */
  .specimens :is(table, tbody, caption) { display: block }
  .specimens thead { display: none }
  .specimens tbody tr { display: flex; flex-wrap: wrap; align-items: baseline; gap: 2px 14px; padding: 12px 0; border-bottom: 1px solid var(--line) }
  .specimens tbody :is(th, td) { border: none; padding: 0 }
  .specimens tbody th { font-weight: 600 }
  .specimens tbody td[class] { flex: 0 0 100%; order: 1; min-width: 0; color: var(--quiet) }
  .specimens .sample { margin: 0 0 4px }
  /* The colors of a scale beside each other: a strip of swatches, each with its step below. */
  .ramp :is(table, caption) { display: block }
  .ramp thead, .ramp .about, .ramp td:not([class]):nth-child(n + 3) { display: none }
  .ramp tbody { display: grid; grid-template-columns: repeat(auto-fit, minmax(60px, 1fr)); gap: 12px 0 }
  .ramp tbody:not(:has(tr:nth-child(7))) { max-width: 44rem }
  .ramp tbody tr { display: flex; flex-direction: column; padding: 0 4px 4px 0; border: none; border-radius: 0; min-width: 0 }
  .ramp tbody :is(th, td) { display: block; border: none; padding: 0 2px; font-size: 12px; line-height: 17px }
  .ramp tbody td[class] { order: -1; padding: 0; font-size: 11.5px; letter-spacing: -0.02em; overflow-wrap: normal }
  .ramp tbody td[class] > i { display: block; width: calc(100% + 4px); height: 56px; margin: 0 0 4px; border-radius: 0; border-width: 1px 0 }
  .ramp tbody tr:first-child td[class] > i { border-radius: 8px 0 0 8px; border-left-width: 1px }
  .ramp tbody tr:last-child td[class] > i { border-radius: 0 8px 8px 0; border-right-width: 1px; width: 100% }
  .ramp tbody td.m + td.m { margin-top: 4px }
  .ramp tbody th { font-weight: 600; font-size: 14px; order: -2 }
  .ramp tbody th a { white-space: nowrap }
  .ramp td > button { max-width: 100%; min-height: 24px; padding: 1px 3px; margin-top: 4px; font-size: 10.5px; line-height: 14px }
  .ramp small { font-size: 11px }
  .in-mode { display: block; white-space: nowrap; font-size: 11px; font-weight: 400; color: var(--quiet) }
  /* One name for the strip of a mode, in the first row; an empty line keeps the strips beside each other. */
  html:not(.only) .ramp[class*="with"] tr:not(:first-child) td[class]::before { content: "\a0" / ""; display: block; font-size: 11px }
  .only .in-mode { display: none }
}

"""##,
        "style-page": ##"""
:root {
  color-scheme: light dark;
  --ground: light-dark(#ffffff, #131316);
  --raised: light-dark(#f4f4f6, #1e1e22);
  --text: light-dark(#1b1b1f, #ececef);
  --quiet: light-dark(#5a5d66, #a9acb5);
  --line: light-dark(#dcdde2, #36373d);
  --link: light-dark(#0a52c4, #8fb8ff);
  --mark: light-dark(#8a3b00, #ffb77c);
  --edge: #767676;
  scroll-padding-top: 5.5rem;
}
:root.light { color-scheme: light }
:root.dark { color-scheme: dark }
* { box-sizing: border-box }
[hidden] { display: none !important }
body { margin: 0; background: var(--ground); color: var(--text); font: 15px/1.45 system-ui, sans-serif }
a { color: var(--link) }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px }
code, kbd, td button, td, small { font-variant-numeric: tabular-nums }
button, select, input { font: inherit; color: inherit; background: var(--ground); border: 1px solid var(--edge); border-radius: 6px; padding: 3px 10px; min-height: 30px }
button { cursor: pointer }
button[aria-pressed="true"] { background: var(--text); color: var(--ground); border-color: var(--text) }
small { color: var(--quiet); font-size: 13px; font-weight: 400 }
.skip { position: absolute; left: -999px }
.skip:focus { left: 8px; top: 8px; background: var(--ground); padding: 8px; z-index: 3 }
html:not(.scripted) .tools, html:not(.scripted) .play { display: none }
header { position: sticky; top: 0; z-index: 2; background: var(--ground); border-bottom: 1px solid var(--line); padding: 7px 24px; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 12px }
.name { flex: 0 1 auto; min-width: 8rem; line-height: 1.2 }
h1 { font-size: 17px; margin: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.counts { margin: 0; color: var(--quiet); font-size: 12px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
.counts span + span::before { content: "· " }
.tools { display: flex; align-items: center; gap: 8px; margin-left: auto; min-width: 0; flex: 1 1 0; justify-content: flex-end }
.tools select { field-sizing: content; max-width: 8.5rem; padding: 3px 4px; font-size: 14px; color: var(--quiet) }
.tools select:has(option:checked:not([value=""])) { color: var(--text); border-color: var(--text) }
#search { flex: 0 1 17rem; min-width: 8rem; font-size: 14px }
.modes { display: inline-flex; min-width: 0 }
.modes button { font-size: 13px; padding: 3px 9px; border-radius: 0; margin-left: -1px; min-width: 2.2rem; flex: 0 1 auto; overflow: hidden; text-overflow: ellipsis; white-space: nowrap }
.modes button:first-child { flex: none; border-radius: 6px 0 0 6px; margin-left: 0 }
.modes button:last-child { border-radius: 0 6px 6px 0 }
#help-button { min-width: 30px; padding: 3px 0; border-radius: 50% }
.found { flex-basis: 100%; display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; font-size: 13px }
html:not([data-searched]) .found { display: none }
#found { margin: 0; color: var(--quiet) }
#clear { min-height: 24px; padding: 0 8px }
#nearest { flex-basis: 100%; display: flex; flex-wrap: wrap; gap: 6px 16px; margin: 4px 0; padding: 0; list-style: none; font-size: 14px }
#nearest a { display: inline-block; min-height: 24px }
#copied, #broken { position: fixed; z-index: 5; left: 50%; bottom: 20px; transform: translateX(-50%); margin: 0; max-width: calc(100vw - 28px); padding: 8px 16px; border-radius: 8px; background: var(--text); color: var(--ground); overflow-wrap: anywhere; pointer-events: none }
#copied:empty, #broken:empty { display: none }
#broken { bottom: 0; left: 0; transform: none; width: 100vw; max-width: none; border-radius: 0; white-space: pre-line; border-top: 4px solid #d9480f }
nav ul { display: flex; flex-wrap: wrap; gap: 2px 16px; list-style: none; margin: 0; padding: 10px 24px; font-size: 14px }
nav ul ul { display: none }
nav a { display: block; min-height: 24px; line-height: 24px; text-decoration: none; color: inherit; overflow-wrap: anywhere }
nav a:hover { text-decoration: underline }
nav a[aria-current] { color: var(--link); font-weight: 600 }
nav small { font-size: 12px }
main { padding: 0 24px 48px; max-width: 1500px; min-width: 0 }
h2 { font-size: 24px; margin: 32px 0 12px }
.group { content-visibility: auto; margin: 0 0 28px }
.wide { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
.tokens table { table-layout: fixed }
.tokens thead th:nth-child(1) { width: 21% }
.tokens thead th:nth-child(2) { width: 26% }
.tokens thead .refers { width: 25% }
html:not(.only) .with1 thead th:nth-child(1) { width: 18% }
html:not(.only) .with1 thead th:nth-child(2) { width: 20% }
html:not(.only) .with1 thead .refers { width: 24% }
html:not(.only) .with2 thead th:nth-child(1) { width: 15% }
html:not(.only) .with2 thead th:nth-child(2) { width: 17% }
html:not(.only) .with2 thead .refers { width: 23% }
html:not(.only) .with3 thead .refers { width: 19% }
caption { text-align: left; font-weight: 600; font-size: 16px; padding: 6px 0; overflow-wrap: anywhere }
th, td { text-align: left; padding: 6px 14px 6px 0; border-bottom: 1px solid var(--line); vertical-align: middle; font-weight: 400; overflow-wrap: anywhere }
thead th { color: var(--quiet); font-size: 13px }
tbody th a { color: inherit; text-decoration: none; display: inline-block; min-height: 24px; line-height: 24px }
tbody th a:hover { text-decoration: underline }
tbody tr:hover { background: var(--raised) }
tr:target, tr.chosen, li:target { background: light-dark(#e8f0fe, #1f2c45) }
td button { text-align: left; border-color: transparent; background: var(--raised); border-radius: 5px; padding: 1px 7px; min-height: 26px; font: 13px/1.5 ui-monospace, Menlo, Consolas, monospace; max-width: 30rem; overflow-wrap: anywhere }
td button:hover { border-color: var(--edge) }
td a { display: inline-block; min-height: 24px; line-height: 24px; text-decoration: none }
td a:hover, td a:focus-visible { text-decoration: underline }
tbody td { font-size: 14px }
.about { display: -webkit-box; -webkit-line-clamp: 2; -webkit-box-orient: vertical; overflow: hidden; line-height: 1.35; padding-bottom: 2px }
#contrast th, #contrast td { overflow-wrap: break-word }
em { color: var(--mark); font-style: normal; font-size: 13px; white-space: nowrap }
em::before { content: "⚠ " }
html:not(.only) [data-same] { color: var(--quiet) }
.in { display: block; line-height: 24px }
.in a { display: inline }
.only .in small { display: none }
summary { font-size: 19px; font-weight: 600; margin-top: 24px; cursor: pointer }
.problems { padding-left: 20px }
.problems li { margin: 6px 0 }
.problems code, #details code { font: 13px ui-monospace, Menlo, Consolas, monospace }
footer { color: var(--quiet); font-size: 13px; margin-top: 48px; border-top: 1px solid var(--line) }
footer code { overflow-wrap: anywhere }
@media screen and (min-width: 60rem) {
  body { display: grid; grid-template: auto 1fr / 15rem minmax(0, 1fr) }
  header, #details, #copied, #broken, dialog { grid-column: 1 / -1 }
  nav { position: sticky; top: var(--top, 50px); height: calc(100vh - var(--top, 50px)); overflow-y: auto; border-right: 1px solid var(--line); scrollbar-width: thin }
  nav ul { display: block; padding: 16px 14px 40px 24px }
  nav ul ul { display: block; padding: 0 0 8px; font-size: 13px }
  nav > ul > li > a { font-weight: 600 }
  nav ul ul a { color: var(--quiet); padding-left: 10px; border-left: 2px solid var(--line) }
  nav ul ul a[aria-current] { color: var(--link); border-color: var(--link) }
  .scripted nav.many li:not(.current) > ul { display: none }
  main { padding: 0 28px 48px }
}
@media screen and (max-width: 60rem) {
  .tools { flex-wrap: wrap; justify-content: flex-start; flex-basis: 100% }
  #search { flex: 1 1 12rem }
}
@media screen and (max-width: 43.75rem) {
  header { position: static; padding: 10px 14px }
  :root { scroll-padding-top: 1rem }
  #search { flex-basis: 100% }
  .tools select { flex: 1 1 5rem; max-width: none; min-width: 0 }
  .modes { order: 1; flex: 1 1 100% }
  .modes button { flex: 1 1 auto }
  nav ul { padding: 10px 14px }
  main { padding: 0 14px 32px }
  /* A row of a table is a block here: what it says of a token is below its name, the modes beside each other. */
  .wide :is(table, thead, tbody, caption) { display: block }
  .wide tr { display: grid; grid-template-columns: repeat(var(--columns, 1), minmax(0, 1fr)); gap: 1px 10px; padding: 7px 0; border-bottom: 1px solid var(--line) }
  .with1 table { --columns: 2 }
  .with2 table { --columns: 3 }
  .with3 table { --columns: 4 }
  .only .group table { --columns: 1 }
  .wide :is(th, td) { border: none; padding: 0; min-width: 0; width: auto !important }
  .wide thead tr { padding: 0 0 2px }
  .tokens thead th:not([class*="m"]), .tokens thead .refers, .wide:not(.tokens *) thead { display: none }
  .tokens tbody :is(th, td:not([class])) { grid-column: 1 / -1 }
  :is(#semantic, #component, #primitive, #colors, #sizes) .group:not(.ramp, .with1) tbody th { grid-area: 1 / 1 }
  .tokens td:not([class]):empty { display: none }
  .tokens td:not([class]):nth-child(n + 3) > :is(span, a)::before { content: "→ " / ""; color: var(--quiet) }
  .bar { --all: 96px }
  .with1 .bar { --gap: 0px }
  .tokens .sample { white-space: normal; overflow-wrap: anywhere }
  :is(#semantic, #component, #primitive, #colors, #sizes) .group:not(.ramp, .with1) tbody tr { grid-template-columns: minmax(0, 1fr) minmax(0, 11rem) }
  :is(#semantic, #component, #primitive, #colors, #sizes) .group:not(.ramp, .with1) tbody td.m { grid-area: 1 / 2; order: 0 }
  #contrast tr, #links tr { grid-template-columns: minmax(0, 1fr) auto }
  #contrast tr { grid-template-columns: auto auto minmax(0, 1fr) }
  #contrast :is(th, td:nth-child(2)) { grid-column: 1 / -1 }
  #contrast td:nth-last-child(2) { display: none }
  #links th { grid-column: 1 / -1 }
  #links td:nth-child(2)::before { content: "→ " / ""; color: var(--quiet) }
}
@page { margin: 12mm }
@media print {
  :root { color-scheme: light }
  header { position: static; padding: 0 0 6px }
  main { padding: 0; max-width: none }
  .tools, #clear, nav, .overview, .in-mode, #details, .skip, #nearest, #copied, #broken { display: none !important }
  .group { content-visibility: visible; break-inside: auto; margin-bottom: 14px }
  /* Paper does not scroll: every table is as wide as the page, and long text wraps. */
  .wide { overflow: visible }
  .tokens td > i { width: 26px; height: 16px; margin-right: 6px }
  .tokens .sample { max-width: 100%; white-space: normal }
  .tokens .motion { flex-wrap: wrap }
  .tokens .bar { --all: 90px }
  tr > td > p { display: inline-flex; margin: 0 0 0 6px }
  h2, caption, thead { break-after: avoid }
  .about { display: block }
  tr, .images li { break-inside: avoid }
  i, svg, .ground, .pair, .card, .bar, td > p > * { print-color-adjust: exact; -webkit-print-color-adjust: exact }
  body, tbody td, tbody th, td button, .images button { font-size: 8.5pt; line-height: 1.35 }
  small, em, thead th { font-size: 7.5pt }
  h2 { font-size: 14pt; margin: 18px 0 6px }
  caption { font-size: 10pt }
  th, td { padding: 3px 10px 3px 0 }
  td a, tbody th a, td button, .in { min-height: 0; line-height: inherit }
  td button { background: none; padding: 0; border: none }
}

"""##,
        "style-values": ##"""
td { --mode: #ffffff }
{{#modes}}
{{#isDark}}
td.m{{number}} { --mode: #17171a }
{{/isDark}}
.only:not(.only-{{number}}) .m{{number}}, .only-{{number}} .in:not(.in{{number}}) { display: none }
{{/modes}}
i { display: inline-block; vertical-align: middle }
td > i, li > a > i, dd > i { width: 44px; height: 26px; margin-right: 9px; border: 1px solid var(--edge); border-radius: 5px; background: var(--c); forced-color-adjust: none }
.scripted td > i, .scripted #details dd > i { cursor: copy }
.scripted td > i:hover { outline: 2px solid var(--link); outline-offset: 1px }
i[data-clear] { background: linear-gradient(var(--c), var(--c)), linear-gradient(90deg, var(--mode, #ffffff) 50%, transparent 50%), repeating-conic-gradient(#b9b9b9 0% 25%, #ffffff 0% 50%) 0 0 / 10px 10px }
:where(html:not(.only) .with2) td > i { width: 34px }
:where(html:not(.only) .with3) td > i { width: 26px; margin-right: 6px }
html:not(.only) [data-same] > i { width: 26px; height: 16px }
.pair { display: inline-block; white-space: nowrap; padding: 4px 14px; border: 1px solid var(--edge); border-radius: 5px; background: var(--c); font-weight: 600; forced-color-adjust: none }
.pair span { color: var(--c) }
.card { display: inline-block; vertical-align: middle; padding: 18px 22px; margin: 4px 12px 6px 1px; background: var(--mode); border-radius: 6px; outline: 1px solid var(--line); forced-color-adjust: none }
html:not(.only) .with0 .card { display: block; width: max-content }
.card i { width: 76px; height: 34px; border-radius: 6px; background: var(--mode) }
.strip { display: inline-block; vertical-align: middle; margin-right: 12px; forced-color-adjust: none }
.strip i { width: 150px; height: 44px; border-radius: 6px; border: 1px solid var(--edge) }
.sample { display: block; line-height: 1.25; color: var(--text); margin: 2px 0; overflow-wrap: normal; white-space: nowrap; max-width: 100%; overflow: hidden; text-overflow: clip }
svg.corner, svg.curve { vertical-align: middle; margin-right: 10px; fill: none; stroke: var(--text); stroke-width: 2 }
/* In narrow columns, all bars of a table shrink by the same factor. */
.bar { --all: min(162px, 100%); --gap: 10px; display: inline-block; vertical-align: middle; width: calc(var(--all) * var(--w) / 162); height: 8px; margin-right: calc(var(--all) * (1 - var(--w) / 162) + var(--gap)); background: var(--link); forced-color-adjust: none }
svg.curve { stroke-width: 4; background: var(--raised); border-radius: 5px }
.motion { display: inline-flex; margin-right: 12px; align-items: center; vertical-align: middle; gap: 10px }
.track { display: inline-block; width: 120px; height: 22px; position: relative; border-bottom: 1px solid var(--line) }
.track i { position: absolute; left: 0; top: 3px; width: 16px; height: 16px; border-radius: 50%; background: var(--link); forced-color-adjust: none }

"""##,
        "style": ##"""
{{> style-page}}
{{> style-values}}
{{> style-overview}}
{{> style-images}}
{{> style-details}}
{{#fonts}}
@font-face { font-family: f{{number}}; src: url({{{address}}});{{#isVariable}} font-weight: 1 1000;{{/isVariable}} }
{{/fonts}}
{{#colors}}
.c{{number}}{--c:{{plain}}}
{{/colors}}
@media (color-gamut: p3) {
{{#wideColors}}
.c{{number}}{--c:{{wide}}}
{{/wideColors}}
}
{{#classes}}
.v{{number}}{ {{{declarations}}} }
{{/classes}}

"""##,
    ]
}

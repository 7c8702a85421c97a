/** The code of the documentation that is the same in both languages. `SITE` is the address of the service. */
export const COMMANDS = {
  comparePython: `import holidays, statdays

theirs, ours = holidays.CA(subdiv="ON", years=2027), statdays.CA("ON", years=2027)
for day in sorted(set(theirs) ^ set(ours)):
    print(day, theirs.get(day), ours.get(day))`,

  compareNode: `import Holidays from 'date-holidays';
import { holidays } from 'statdays';

const theirs = new Holidays('CA', 'ON').getHolidays(2027).filter(({ type }) => type === 'public');
const ours = new Set(holidays(2027, 'on').map(({ observedDate }) => observedDate));
for (const { date, name } of theirs) if (!ours.has(date.slice(0, 10))) console.log(date.slice(0, 10), name);`,

  deployToNetlify: `npm ci && npm ci --prefix netlify && npm ci --prefix tools
export NETLIFY_AUTH_TOKEN=… NETLIFY_SITE_ID=…
export SITE_URL=https://holidays.example.org CONTACT_EMAIL=keys@example.org
npm run deploy`,

  firstStart: `cd statdays
npm ci
npm start`,

  asService: `mv -T statdays /opt/statdays-2026-11-24
chown --recursive root:root /opt/statdays-2026-11-24
ln -s statdays-2026-11-24 /opt/statdays
cd /opt/statdays
SITE_URL=https://holidays.example.org npm run build
cp deploy/statdays@.service deploy/statdays@.socket /etc/systemd/system/
echo "SITE_URL=https://holidays.example.org" > /etc/statdays.env
systemctl enable --now statdays@4321`,

  inFront: `apt-get install nginx
cp /opt/statdays/deploy/nginx/processes.conf /etc/nginx/statdays-processes.conf
cp /opt/statdays/deploy/nginx/statdays.conf /etc/nginx/conf.d/
rm /etc/nginx/sites-enabled/default
nginx -t && systemctl reload nginx`,

  https: `apt-get install certbot python3-certbot-nginx
certbot certonly --nginx --domain holidays.example.org --deploy-hook "systemctl reload nginx"
cat > /etc/nginx/conf.d/statdays-https.conf <<'END'
ssl_certificate /etc/letsencrypt/live/holidays.example.org/fullchain.pem;
ssl_certificate_key /etc/letsencrypt/live/holidays.example.org/privkey.pem;
server {
  listen 80 default_server;
  access_log off;
  return 301 https://holidays.example.org$request_uri;
}
END
sed --in-place 's/listen 80 default_server;/listen 443 ssl default_server;/' /etc/nginx/conf.d/statdays.conf
nginx -t && systemctl reload nginx`,

  kernelBuffers: `echo "net.ipv4.tcp_wmem = 4096 16384 262144" > /etc/sysctl.d/statdays.conf
sysctl --system`,

  secondProcess: `apt-get install redis-server
echo "REDIS_URL=redis://127.0.0.1:6379" >> /etc/statdays.env
echo "server 127.0.0.1:4322 max_fails=1 fail_timeout=5s;" >> /etc/nginx/statdays-processes.conf
systemctl enable --now statdays@4322
systemctl restart statdays@4321
systemctl reload nginx`,

  inContainers: `export SITE_URL=https://holidays.example.org
docker compose --file deploy/compose.yaml up --build --detach`,

  issueKey: `KEYS_FILE=keys.json npm run keys -- issue --name "Ada" --project "Agenda" --volume "20000"
npm run keys -- --help`,

  issueForUnit: `groupadd --system statdays-keys
install --directory --group=statdays-keys --mode=2750 /etc/statdays
export KEYS_FILE=/etc/statdays/keys.json
npm --prefix /opt/statdays run keys -- issue --name "Ada" --project "Agenda" --volume "20000"
chmod 640 "$KEYS_FILE"`,

  useInUnit: `echo "KEYS_FILE=$KEYS_FILE" >> /etc/statdays.env
mkdir --parents /etc/systemd/system/statdays@.service.d
printf '[Service]\\nSupplementaryGroups=statdays-keys\\n' > /etc/systemd/system/statdays@.service.d/keys.conf
systemctl daemon-reload
systemctl restart statdays@4321`,

  upgrade: `cd /opt/statdays-2027-01-04
npm ci
SITE_URL=https://holidays.example.org npm run build
ln -sfn statdays-2027-01-04 /opt/statdays
systemctl restart statdays@4321
curl http://127.0.0.1:4321/api/status.json`,

  prometheus: `scrape_configs:
  - job_name: statdays
    static_configs:
      - targets: ["127.0.0.1:9464"]`,

  cursor: `{
  "mcpServers": {
    "statdays": { "url": "SITE/mcp" }
  }
}`,

  ownServer: `{
  "mcpServers": {
    "statdays": { "command": "statdays-mcp" }
  }
}`,
} as const;

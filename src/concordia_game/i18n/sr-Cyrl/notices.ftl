# Notices: what the server says to people who are away, and where they choose how they are told

notice-turn = Ви сте на потезу
notice-over = Партија је готова
notice-game = { $board }, играју и { $others }
notice-test = Обавештења раде
notice-test-text = Одсад ћете овде бити обавештени када сте на потезу.
notice-mail-stop = Не шаљи више поруке о потезима:
notice-mail-confirm = Concordia: да ли је ово ваша адреса?
notice-mail-confirm-text = Неко жели да на ову адресу добија поруке када је на потезу у игри Concordia. Ако сте то ви, отворите ову везу:
notice-mail-confirm-not = Ако нисте, не треба ништа да радите: друге поруке неће стићи.
ui-notices = Јави ми када сам на потезу
ui-notices-help = Једном по потезу, ако не гледате у сто.
ui-notices-push = У овом прегледачу
ui-notices-push-help = И када је страница затворена.
ui-notices-push-none = Овај прегледач се овде не може обавестити: потребан је хттпс, или страницу прво треба инсталирати.
ui-notices-push-denied = Ваш прегледач то не дозвољава. То се мења у његовим подешавањима за ову страницу.
ui-notices-push-failed = Служба за обавештења прегледача није доступна.
ui-notices-webhook = Преко вебхука
ui-notices-webhook-help = Адреса вебхука за Discord, Slack, Matrix или ваш програм.
ui-notices-style = Облик
ui-notices-style-auto = према адреси
ui-notices-email = Е-поштом
ui-notices-unconfirmed = још није потврђена: погледајте пошту
ui-notices-add = Додај
ui-notices-remove = Уклони
ui-notices-browser = Прегледач
ui-notices-this-browser = Овај прегледач
ui-notices-quiet = Тихи сати
ui-notices-quiet-from = од
ui-notices-quiet-to = до
ui-notices-quiet-help = Што падне у њих, стиже када се заврше, ако сте и даље на потезу.
ui-notices-mute = Ништа о овој партији
ui-notices-try = Пошаљи ми једно сада
ui-notices-tried =
    { $fate ->
        [sent] Послато.
        [later] Тамо тренутно нико не одговара.
       *[refused] Тамо није прихваћено.
    }
ui-notices-ways = Овде вам се јавља
ui-notices-confirmed = Ваша адреса је потврђена. Добићете поруку када сте на потезу.
ui-notices-stop = Без порука о потезима?
ui-notices-stop-go = Без порука
ui-notices-stopped = Више нећете добијати поруке о потезима.
ui-notices-confirm = Потврдити ову адресу?
ui-notices-confirm-go = Потврди
ui-offline = Нема везе са сервером. Ваше партије су тамо сигурне; страница ће се сама вратити.
ui-error-bad-address = На ову адресу се ништа не може послати.
ui-error-mail-failed = Порука није могла бити послата.
ui-error-too-many-channels = Превише их је: прво уклоните један.
